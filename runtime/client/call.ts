import { ConnectionError, statusErrorOf } from "./errors.ts";
import type { StatusError } from "../schema/status.ts";
import type { Transport, TransportRequest, TransportStream } from "./transport.ts";

/**
 * Sends and returns the JSON of the answer. Throws a StatusError for an answer that is no success, a ConnectionError
 * for none or one that cannot be read.
 */
export async function requestJson(transport: Transport, request: TransportRequest): Promise<unknown> {
  const { status, body } = await transport.request(request);
  if (status < 200 || status > 299) throw statusErrorOf({ status, body, method: request.method });
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `${request.method} ${request.path}: the answer is not JSON`;
    throw new ConnectionError(message, { code: "MALFORMED", cause });
  }
}

/** What a stream's answer says that is no success. */
export async function refusalOf(
  { status, chunks }: TransportStream,
  method: TransportRequest["method"],
): Promise<StatusError> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return statusErrorOf({ status, body: Buffer.concat(parts), method });
}
