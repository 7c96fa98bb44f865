/** Codes of errors that a client causes by breaking off, or by not speaking HTTP to the end. */
const codes: ReadonlySet<string> = new Set([
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_DESTROYED",
  "ERR_HTTP2_ERROR", // frames that are none, which end the session and all its streams
  "ERR_HTTP2_SESSION_ERROR",
  "ERR_HTTP2_STREAM_ERROR",
  "ERR_HTTP2_INVALID_STREAM",
]);

/** Whether an error says that the client went away; the server then sends no answer and logs nothing. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  return codes.has(error.code) || error.code.startsWith("HPE_"); // the HTTP parser's errors
}
