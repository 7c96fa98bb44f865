import { Agent, request as httpsRequest } from "node:https";
import { request as httpRequest } from "node:http";

export interface JsonEndpoint {
  /** https, or http for a server of this machine. */
  readonly url: string;
  /** PEM; absent: those that the system believes. */
  readonly ca?: string | undefined;
  /** What this server shows of itself, PEM. */
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Name by which the server's certificate is verified; absent: that of the URL. */
  readonly serverName?: string | undefined;
  /** Does not verify the server's certificate. */
  readonly insecure?: boolean | undefined;
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
}

/** Asks a server for JSON: a GET, or a POST with a body. */
export type AskJson = (body?: object) => Promise<JsonAnswer>;

/** @limit Answer of an issuer or a webhook: the request for it fails. */
const maxAnswerBytes = 1024 * 1024;
/** @limit Connections to an issuer or a webhook: requests for it wait. */
const maxSockets = 32;

export interface ClientOptions {
  readonly timeoutMs: number;
  /** Keep connections for the next call. */
  readonly keepAlive: boolean;
}

/**
 * A client of one endpoint. A call fails with an Error, which has neither what was sent nor what
 * came back in it, when it takes longer than the time, or the answer is too long. No redirect is followed.
 */
export function jsonClient(endpoint: JsonEndpoint, { timeoutMs, keepAlive }: ClientOptions): AskJson {
  const { url, ca, cert, key, headers = {}, serverName, insecure } = endpoint;
  const isPlain = new URL(url).protocol === "http:";
  const agent = isPlain
    ? undefined
    : new Agent({
        keepAlive,
        maxSockets,
        ...(ca === undefined ? {} : { ca }),
        ...(cert === undefined ? {} : { cert }),
        ...(key === undefined ? {} : { key }),
        ...(serverName === undefined ? {} : { servername: serverName }),
        rejectUnauthorized: insecure !== true,
      });
  const send = isPlain ? httpRequest : httpsRequest;
  return (body) => {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const type = payload === undefined ? {} : { "content-type": "application/json", "content-length": payload.length };
    return new Promise((resolve, reject) => {
      const outgoing = send(url, {
        method: payload === undefined ? "GET" : "POST",
        headers: { accept: "application/json", ...type, ...headers },
        ...(agent === undefined ? {} : { agent }),
      });
      const timer = setTimeout(() => outgoing.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
      outgoing.on("close", () => clearTimeout(timer));
      outgoing.on("error", reject);
      outgoing.on("response", (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxAnswerBytes) answer.destroy(new Error(`the answer has more than ${maxAnswerBytes} bytes`));
          else chunks.push(chunk);
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, json: jsonOf(Buffer.concat(chunks)) }));
      });
      outgoing.end(payload);
    });
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
