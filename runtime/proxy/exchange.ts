import { type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Headers } from "./headers.ts";

/** A request as it is sent on. */
export interface Onward {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Headers;
  /** Whose body goes along; undefined: it has none. */
  readonly body: IncomingMessage | undefined;
}

/** The head of an answer; of a connection that was handed over also what is left of it. */
export interface Answer {
  readonly message: IncomingMessage;
  readonly upgraded?: { readonly socket: Duplex; readonly head: Buffer };
}

/**
 * Sends a request over a connection, which is used for nothing else, and resolves when the head of the answer is there.
 * The body goes out meanwhile, as fast as the other side takes it. Throws the Error of the connection.
 */
export function exchange(socket: Duplex, onward: Onward, signal: AbortSignal): Promise<Answer> {
  const { method, path, headers, body } = onward;
  return new Promise((resolve, reject) => {
    const abort = () => outgoing.destroy(new Error("the request was aborted"));
    const outgoing = httpRequest({
      method,
      path,
      headers,
      setHost: false,
      createConnection: () => socket,
      maxHeaderSize: maxHeadBytes,
    });
    const settle = () => signal.removeEventListener("abort", abort);
    outgoing.on("response", (message) => {
      settle();
      resolve({ message });
    });
    outgoing.on("upgrade", (message, upgraded, head) => {
      settle();
      resolve({ message, upgraded: { socket: upgraded, head } });
    });
    outgoing.on("error", (error) => {
      settle();
      body?.unpipe(outgoing);
      reject(error); // after the head this is too late, and the answer's own error tells
    });
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    else if (body === undefined) outgoing.end();
    else body.pipe(outgoing);
  });
}

/** @limit Head of a proxied answer: 503. */
const maxHeadBytes = 1024 * 1024;

/** Streams the body of an answer into the client's, whose head was set; either end that breaks off breaks the other. */
export function relay(message: IncomingMessage, res: ServerResponse, signal: AbortSignal): void {
  const breakOff = () => {
    message.destroy();
    res.destroy();
  };
  signal.addEventListener("abort", breakOff);
  if (signal.aborted) breakOff();
  message.on("error", breakOff);
  message.on("aborted", breakOff);
  res.on("error", breakOff);
  res.once("close", () => {
    signal.removeEventListener("abort", breakOff);
    message.destroy();
  });
  res.flushHeaders();
  message.pipe(res);
}
