import { GatheredBytes } from "../schema/gatheredBytes.ts";
import { isObject } from "../schema/object.ts";
import type { StatusError } from "../schema/status.ts";
import { ConnectionError, maxRefusalBytes, statusErrorOf } from "./errors.ts";
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
    throw malformed(request, "is not JSON", cause);
  }
}

/** The same for answers that can be nothing but objects. */
export async function requestObject(transport: Transport, request: TransportRequest): Promise<object> {
  const answer = await requestJson(transport, request);
  if (!isObject(answer)) throw malformed(request, "is no object");
  return answer;
}

/** The error of an answer that is not what was asked for. */
export function malformed(
  { method, path }: Pick<TransportRequest, "method" | "path">,
  what: string,
  cause?: unknown,
): ConnectionError {
  return new ConnectionError(`${method} ${path}: the answer ${what}`, { code: "MALFORMED", cause });
}

export async function refusalBody(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const bytes = new GatheredBytes();
  for await (const chunk of chunks) {
    bytes.add(chunk);
    if (bytes.length > maxRefusalBytes) break;
  }
  return bytes.whole().subarray(0, maxRefusalBytes);
}

/** What a stream's answer says that is no success. */
export async function refusalOf(
  { status, chunks }: TransportStream,
  method: TransportRequest["method"],
): Promise<StatusError> {
  return statusErrorOf({ status, body: await refusalBody(chunks), method });
}
