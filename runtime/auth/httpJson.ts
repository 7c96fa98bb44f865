import type { Transport } from "../client/transport.ts";
import { timerMs } from "../schema/duration.ts";
import { GatheredBytes } from "../schema/gatheredBytes.ts";

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where the body is no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

export interface Question {
  readonly path: string;
  /** Default application/json. */
  readonly accept?: string;
  /** Sent by POST; absent: a GET. */
  readonly body?: object;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** @limit Answer of an issuer or a webhook: the token is refused; an authorization webhook has not answered. */
const maxAnswerBytes = 1024 * 1024;

/** Asks a server for JSON. Rejects with an Error when it takes too long, or the answer is too long. */
export async function askJson(transport: Transport, question: Question): Promise<JsonAnswer> {
  const { status, text } = await ask(transport, question);
  return { status, json: objectOf(text) };
}

/** The same for any text. */
export async function ask(
  transport: Transport,
  { path, accept, body, timeoutMs, signal }: Question,
): Promise<{ readonly status: number; readonly text: string }> {
  const late = AbortSignal.timeout(timerMs(timeoutMs));
  const { status, chunks } = await transport.stream({
    method: body === undefined ? "GET" : "POST",
    path,
    ...(accept === undefined ? {} : { accept }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    timeoutMs,
  });
  const bytes = new GatheredBytes();
  for await (const chunk of chunks) {
    bytes.add(chunk);
    if (bytes.length > maxAnswerBytes) throw new Error(`the answer has more than ${maxAnswerBytes} bytes`);
  }
  return { status, text: bytes.whole().toString("utf8") };
}

function objectOf(text: string): JsonAnswer["json"] {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
