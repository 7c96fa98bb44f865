import { Code, ConnectError } from "@connectrpc/connect";
import type { Headers, StreamError } from "./http2/stream.ts";

const unsent = new WeakSet<Error>();

/** Marks the error of a call that no member can have got. */
export function notSent(error: ConnectError): ConnectError {
  unsent.add(error);
  return error;
}

export function wasSent(error: ConnectError): boolean {
  return !unsent.has(error);
}

/** Of a call whose stream ended before the answer did. */
export function lostCall({ message, isUnprocessed }: StreamError): ConnectError {
  const error = new ConnectError(message, Code.Unavailable);
  return isUnprocessed ? notSent(error) : error;
}

/** Of a call whose answer is too large, or in a form that was not asked for. */
export function unreadable(error: unknown): ConnectError {
  return new ConnectError(error instanceof Error ? error.message : String(error), Code.ResourceExhausted);
}

/** What an answer of HTTP that is none of gRPC means. */
const codes: Readonly<Record<string, Code>> = {
  400: Code.Internal,
  401: Code.Unauthenticated,
  403: Code.PermissionDenied,
  404: Code.Unimplemented,
  429: Code.Unavailable,
  500: Code.Unavailable,
  502: Code.Unavailable,
  503: Code.Unavailable,
  504: Code.Unavailable,
};

/** What the headers of an answer say went wrong; undefined of a call that succeeded. */
export function failureOf(first: Headers, last: Headers): ConnectError | undefined {
  const status = last.get("grpc-status");
  if (status === "0") return undefined;
  const httpStatus = first.get(":status");
  if (httpStatus !== "200") return new ConnectError(`HTTP ${httpStatus}`, codes[httpStatus ?? ""] ?? Code.Unknown);
  if (status === undefined) return new ConnectError("the connection ended before the answer did", Code.Unavailable);
  const code = Number(status);
  return new ConnectError(decoded(last.get("grpc-message") ?? ""), code in Code ? code : Code.Unknown);
}

/** Text that is not percent-encoded properly is returned as received. */
function decoded(message: string): string {
  try {
    return decodeURIComponent(message);
  } catch {
    return message;
  }
}
