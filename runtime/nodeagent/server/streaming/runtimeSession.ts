import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import { refusal } from "../refusal.ts";

/** A connection that a container runtime has handed over. */
export interface RuntimeSession {
  readonly socket: Duplex;
  /** The runtime's 101. */
  readonly answer: IncomingMessage;
}

/** @limit Wait for a container runtime to hand over a streaming connection: 500. */
const handOverTimeoutMs = 30_000;

/**
 * Asks the streaming server of a container runtime, at a URL that the runtime gave for this one use, to hand over the
 * connection. Throws a refusal with the runtime's text where it does not.
 */
export function openRuntimeSession(
  url: string,
  { headers, method }: { readonly headers: Readonly<Record<string, string>>; readonly method: "GET" | "POST" },
): Promise<RuntimeSession> {
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const timeout = AbortSignal.timeout(handOverTimeoutMs);
    // The runtime's own certificate is signed by no authority; the URL came over its socket, and leads to this machine.
    const outgoing = send(url, { method, headers: { ...headers, connection: "Upgrade" }, rejectUnauthorized: false });
    const abort = () => outgoing.destroy(new Error("the runtime did not answer in time"));
    timeout.addEventListener("abort", abort);
    outgoing.on("upgrade", (answer, socket, head) => {
      timeout.removeEventListener("abort", abort);
      if (head.length > 0) socket.unshift(head);
      resolve({ socket, answer });
    });
    outgoing.on("response", (answer) => {
      textOf(answer).then((text) => reject(refusal(answer.statusCode ?? 500, text)), reject);
    });
    outgoing.on("error", (error) => reject(refusal(500, `the container runtime: ${error.message}`)));
    outgoing.end();
  });
}

/** @limit Text of a runtime's refusal: the rest is dropped. */
const maxTextLength = 4096;

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of answer.setEncoding("utf8")) {
    text += piece;
    if (text.length > maxTextLength) break;
  }
  return text.slice(0, maxTextLength);
}
