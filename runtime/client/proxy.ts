import type { Agent } from "node:http";
import type { Duplex } from "node:stream";
import type * as tls from "node:tls";
import { addressOf } from "./clientConfig.ts";

/** @limit Answer of a proxy to a client that asks for a way through: an error. */
const timeoutMs = 30_000;

/**
 * Opens connections to servers through an http or https proxy, each by a CONNECT request; `secured` is the library
 * that TLS with the server is spoken by, if it is. A name and password in the URL are sent to the proxy.
 */
export async function throughProxy(
  proxyUrl: string,
  secured: typeof tls | undefined,
): Promise<Agent["createConnection"]> {
  const { protocol, username, password } = new URL(proxyUrl);
  const { request } = protocol === "https:" ? await import("node:https") : await import("node:http");
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64");
  const proof = username === "" ? {} : { "proxy-authorization": `Basic ${credentials}` };
  return (options, onCreate) => {
    const done = onCreate as ((error: Error | null, socket?: Duplex) => void) | undefined;
    const { host: name, port } = options;
    const host = name ?? "";
    const server = `${host.includes(":") ? `[${host}]` : host}:${port}`;
    const asked = request({
      ...addressOf(proxyUrl),
      ...{ method: "CONNECT", path: server, headers: { host: server, ...proof } },
      agent: false,
    });
    const late = () => asked.destroy(new Error(`no answer in ${timeoutMs / 1000} s`));
    const timer = setTimeout(late, timeoutMs); // a proxy that sends a byte now and then is late, too
    asked.once("close", () => clearTimeout(timer));
    const fail = (reason: string, cause?: Error) => {
      const { host: of } = new URL(proxyUrl);
      const error = new Error(`the proxy ${of} gave no way to ${server}: ${reason}`, { cause });
      done?.(Object.assign(error, cause !== undefined && "code" in cause ? { code: cause.code } : {}));
    };
    asked.once("connect", ({ statusCode, statusMessage }, socket) => {
      clearTimeout(timer);
      asked.removeAllListeners("error");
      if (statusCode === 200)
        return done?.(null, secured?.connect({ ...options, host, socket } as tls.ConnectionOptions) ?? socket);
      socket.destroy();
      fail(`${statusCode} ${statusMessage}`);
    });
    asked.once("response", ({ statusCode, statusMessage }) => {
      asked.destroy();
      fail(`${statusCode} ${statusMessage}`);
    });
    asked.once("error", (cause) => fail(cause.message, cause));
    asked.end();
    return undefined;
  };
}
