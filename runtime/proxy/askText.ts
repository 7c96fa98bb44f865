import type { IncomingMessage } from "node:http";
import { addAbortSignal } from "node:stream";
import { GatheredBytes } from "../schema/gatheredBytes.ts";
import type { Destination } from "../schema/index.ts";
import { dial, type DialOptions, hostPort } from "./dial.ts";
import { exchange } from "./exchange.ts";

export interface AskOptions {
  readonly dial: DialOptions;
  /** Milliseconds for the whole answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** The answer to a GET. Throws an Error where there is none, and for one that is too long or takes too long. */
export async function askText(
  to: Destination,
  { dial: options, timeoutMs, maxBytes }: AskOptions,
): Promise<{ readonly status: number; readonly text: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { host: hostPort(to), connection: "close", accept: "text/plain" };
  const socket = await dial(to, options, signal);
  try {
    const { message } = await exchange(socket, { method: "GET", path: to.path, headers, body: undefined }, signal);
    addAbortSignal(signal, message);
    return { status: message.statusCode ?? 0, text: await textOf(message, maxBytes) };
  } finally {
    socket.destroy();
  }
}

async function textOf(message: IncomingMessage, maxBytes: number): Promise<string> {
  const bytes = new GatheredBytes();
  for await (const chunk of message) {
    bytes.add(chunk);
    if (bytes.length > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
  }
  return bytes.whole().toString("utf8");
}
