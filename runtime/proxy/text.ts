import type { IncomingMessage } from "node:http";
import { addAbortSignal } from "node:stream";
import { badRequest, internalError, unclassified } from "../../generated/errors.ts";
import { dial, type DialOptions, hostPort } from "./dial.ts";
import { type Answer, exchange, relay } from "./exchange.ts";
import type { Proxied } from "./proxied.ts";
import { unexpectedAnswer } from "./unexpectedAnswer.ts";

/** @limit Text of a proxied error: the rest is dropped. */
const maxErrorBytes = 50_000;
/** @limit Wait for that text: what has arrived is sent. */
const errorTextMs = 10_000;

/** Reads text and sends it as it comes. What the other side refuses becomes a Status. */
export async function answerText(proxied: Proxied, options: DialOptions): Promise<void> {
  const { req, res, signal, onAnswer, asMessages } = proxied;
  const { message } = await ask(proxied, options);
  const status = message.statusCode ?? 0;
  if (status < 200 || status > 206) throw refusal(status, await beginOf(message, signal), proxied);
  onAnswer();
  if (asMessages !== undefined) return asMessages(message);
  res.statusCode = status;
  res.setHeader("Content-Type", "text/plain");
  if (req.method !== "HEAD") return relay(message, res, signal);
  message.destroy();
  res.end();
}

async function ask({ to, signal }: Proxied, options: DialOptions): Promise<Answer> {
  const headers = { host: hostPort(to), connection: "close", "accept-encoding": "identity" };
  try {
    const socket = await dial(to, options, signal);
    return await exchange(socket, { method: "GET", path: to.path, headers, body: undefined }, signal);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw unclassified(`Get "${to.scheme}://${hostPort(to)}${to.path}": ${text}`);
  }
}

/** The begin of a text; of one that breaks off, what there is of it. */
async function beginOf(message: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  addAbortSignal(AbortSignal.any([signal, AbortSignal.timeout(errorTextMs)]), message);
  try {
    for await (const chunk of message) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxErrorBytes) break;
    }
  } catch {
    // broken off: the status was sent, and is what matters
  }
  return Buffer.concat(chunks).subarray(0, maxErrorBytes).toString("utf8");
}

function refusal(status: number, text: string, { resource, name }: Proxied): Error {
  if (status >= 300 && status < 400) return unclassified("redirects forbidden");
  if (status === 400) return badRequest(text);
  if (status === 500) return internalError(text);
  return unexpectedAnswer(status, { text, resource, name });
}
