import type { ClientRequest, IncomingMessage } from "node:http";
import { timerMs } from "../schema/duration.ts";
import { listenForAbort } from "./abort.ts";
import { type Connection, maxStaleRetries, type Prepared } from "./connection.ts";
import { codeOf, isReset } from "./errorCode.ts";
import { refusalBody } from "./call.ts";
import { ConnectionError, statusErrorOf } from "./errors.ts";
import type { MessageSocket, SocketRequest } from "./transport.ts";

/** @limit Message of a server over a WebSocket to a client: an error. */
const maxMessageBytes = 16 * 1024 * 1024;

type Request = SocketRequest & { readonly timeoutMs: number };

/**
 * Opens a WebSocket. Rejects with a StatusError where the server refuses it, with a ConnectionError where no answer
 * comes, and with the signal's reason.
 */
export async function openSocket(connection: Connection, request: Request): Promise<MessageSocket> {
  const { path, signal } = request;
  let refreshed = false;
  for (let stale = 0; ; ) {
    const credential = await connection.credential(signal);
    const opened = await handshake(connection.prepare({ method: "GET", path }, credential), request);
    if (opened === "stale") {
      if (++stale > maxStaleRetries) throw new ConnectionError(`GET ${path}: reset`, { code: "ECONNRESET" });
      continue;
    }
    if ("messages" in opened) return opened;
    const mayAskAgain = opened.status === 401 && connection.renewable && !refreshed;
    if (!mayAskAgain) throw statusErrorOf({ ...opened, method: "GET" });
    refreshed = true;
    connection.expire(credential);
  }
}

const protocolHeader = "sec-websocket-protocol";

/** The answer of a server that does not take the connection over. */
interface Refused {
  readonly status: number;
  readonly body: Uint8Array;
}

/** "stale" when it met a kept connection that the server had closed, which says nothing about the server. */
async function handshake(
  { isSecure, requestOptions }: Prepared,
  { path, protocols, signal, timeoutMs }: Request,
): Promise<MessageSocket | Refused | "stale"> {
  const { WebSocket, createWebSocketStream } = await import("ws");
  signal?.throwIfAborted(); // while a credential or the library was on its way
  const { hostname = "", port, path: target, headers, agent } = requestOptions;
  const host = hostname?.includes(":") ? `[${hostname}]` : hostname;
  let sent: ClientRequest | undefined;
  let protocol = "";
  const webSocket = new WebSocket(`${isSecure ? "wss" : "ws"}://${host}:${port}${target}`, {
    ...{ headers: { ...(headers as Record<string, string>), [protocolHeader]: protocols.join(", ") } },
    ...{
      perMessageDeflate: false,
      maxPayload: maxMessageBytes,
      agent: agent || undefined,
    },
    finishRequest: (request) => {
      sent = request;
      // The library takes no slash in the name of a protocol, and that of forwarded ports has one.
      request.prependOnceListener("upgrade", ({ headers: answered }: IncomingMessage) => {
        protocol = String(answered[protocolHeader] ?? "");
        delete answered[protocolHeader];
      });
      request.end();
    },
  });
  const messages = createWebSocketStream(webSocket, { readableObjectMode: true });
  const onAbort = () => messages.destroy();
  listenForAbort(signal, onAbort);
  let late: ConnectionError | undefined;
  const giveUp = () => {
    late = new ConnectionError(`GET ${path}: no answer within ${timeoutMs} ms`, { code: "TIMEOUT" });
    messages.destroy(late);
  };
  const timer = timeoutMs === 0 ? undefined : setTimeout(giveUp, timerMs(timeoutMs));
  webSocket.once("open", () => clearTimeout(timer));
  messages.once("close", () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  });
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      if (sent?.reusedSocket === true && isReset(cause)) return resolve("stale");
      if (signal?.aborted) return reject(signal.reason);
      if (late !== undefined) return reject(late);
      reject(new ConnectionError(`GET ${path}: ${cause.message}`, { code: codeOf(cause), cause }));
    };
    messages.on("error", fail);
    webSocket.once("open", () => {
      if (protocols.includes(protocol)) return resolve({ protocol, messages });
      messages.destroy(new Error(`the server took none of the protocols ${protocols.join(", ")}`));
    });
    webSocket.once("unexpected-response", (_request, answer: IncomingMessage) => {
      const settle = (body: Uint8Array) => {
        resolve({ status: answer.statusCode ?? 0, body });
        messages.destroy();
      };
      refusalBody(answer).then(settle, fail);
    });
    messages.once("close", () => fail(new Error("the connection was closed")));
  });
}
