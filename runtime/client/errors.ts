import { isObject } from "../schema/object.ts";
import type { Status, StatusCause, StatusDetails } from "../schema/status.ts";
import { failure, isStatusError, StatusError } from "../schema/status.ts";

export { isStatusError };

/** Whether something that was thrown is an error of one kind. */
export type ErrorPredicate = (error: unknown) => error is StatusError;

/** No answer came: refused, reset, timed out, cut off or not understood. `cause` is the error below, if any. */
export class ConnectionError extends Error {
  /** The system's code ("ECONNREFUSED"), or "TIMEOUT", "INACTIVE", "TRUNCATED", "MALFORMED", "TOO_LARGE". */
  readonly code: string;

  constructor(message: string, options: { readonly code: string; readonly cause?: unknown }) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "ConnectionError";
    this.code = options.code;
  }
}

export const isBadRequest: ErrorPredicate = predicate("BadRequest", 400);
export const isUnauthorized: ErrorPredicate = predicate("Unauthorized", 401);
export const isForbidden: ErrorPredicate = predicate("Forbidden", 403);
export const isNotFound: ErrorPredicate = predicate("NotFound", 404);
export const isMethodNotAllowed: ErrorPredicate = predicate("MethodNotAllowed", 405);
/** The stored object is not the one the write was computed from; read it again and retry. */
export const isConflict: ErrorPredicate = predicate("Conflict", 409);
export const isAlreadyExists: ErrorPredicate = predicate("AlreadyExists", undefined);
export const isInvalid: ErrorPredicate = predicate("Invalid", 422);
export const isTooManyRequests: ErrorPredicate = predicate("TooManyRequests", 429);
export const isInternalError: ErrorPredicate = predicate("InternalError", 500);
export const isServerTimeout: ErrorPredicate = predicate("ServerTimeout", undefined);
export const isServiceUnavailable: ErrorPredicate = predicate("ServiceUnavailable", 503);
/** The server gave up waiting, e.g. for a resource version that it has not seen. */
export const isTimeout: ErrorPredicate = predicate("Timeout", 504);

/** The resource version or continue token is no longer kept (410, reasons Expired and Gone): list anew. */
export function isExpired(error: unknown): error is StatusError {
  return isStatusError(error) && (error.reason === "Expired" || error.reason === "Gone" || error.code === 410);
}

/** The server is behind the resource version that was asked for. */
export function isTooLargeResourceVersion(error: unknown): error is StatusError {
  return causesOfError(error).some((each) => each.reason === "ResourceVersionTooLarge");
}

/** The single causes (one a bad field, say) that a failure lists; none for any other error. */
export function causesOfError(error: unknown): readonly StatusCause[] {
  return isStatusError(error) ? (error.status.details?.causes ?? []) : [];
}

/** A Status, which deletes answer with when they return no object. */
export function isStatus(value: unknown): value is Status {
  if (!isObject(value) || value.kind !== "Status") return false;
  const { message, reason, code, details } = value;
  if (typeof (message ?? "") !== "string" || typeof (reason ?? "") !== "string") return false;
  return typeof (code ?? 0) === "number" && isObject(details ?? {}) && areCauses((details as StatusDetails)?.causes);
}

function areCauses(causes: unknown): boolean {
  return Array.isArray(causes ?? []) && ((causes ?? []) as readonly unknown[]).every(isObject);
}

/** The error that an answer of 400 or above stands for, also when its body is no Status (a proxy's page, say). */
export function statusErrorOf(answer: {
  readonly status: number;
  readonly body: Uint8Array;
  readonly method: string;
}): StatusError {
  const { buffer, byteOffset, byteLength } = answer.body;
  const text = Buffer.from(buffer, byteOffset, Math.min(byteLength, maxRefusalBytes)).toString("utf8");
  const parsed = byteLength > maxRefusalBytes ? undefined : parseStatus(text);
  if (parsed !== undefined) return new StatusError({ ...parsed, code: parsed.code ?? answer.status });
  const excerpt = text.length > maxExcerptLength ? `${text.slice(0, maxExcerptLength)}...` : text;
  return failure({
    code: answer.status,
    reason: reasonOf(answer.status, answer.method),
    message: `the server answered ${answer.status} without a Status${excerpt === "" ? "" : `: ${excerpt}`}`,
    details: { causes: [{ reason: "UnexpectedServerResponse", message: excerpt }] },
  });
}

/** @limit Body of a refusal, to a client: it counts as no Status, and of a stream or WebSocket the rest is not read. */
export const maxRefusalBytes: number = 1024 * 1024;

/** @limit Body that is no Status, in an error's message: cut. */
const maxExcerptLength = 1024;

function parseStatus(text: string): Status | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStatus(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  406: "NotAcceptable",
  409: "Conflict",
  415: "UnsupportedMediaType",
  422: "Invalid",
  429: "TooManyRequests",
  503: "ServiceUnavailable",
  504: "Timeout",
};

function reasonOf(code: number, method: string): string {
  if (code === 409 && method === "POST") return "AlreadyExists";
  return reasons[code] ?? (code >= 500 ? "InternalError" : "");
}

/** True of the reason; of the code as well when the failure gives no reason. */
function predicate(reason: string, code: number | undefined): (error: unknown) => error is StatusError {
  return (error): error is StatusError =>
    isStatusError(error) && (error.reason === reason || (error.reason === "" && error.status.code === code));
}
