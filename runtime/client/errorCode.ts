/** The system's code of an error; "UNKNOWN" where it has none. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "UNKNOWN";
}

/** Whether the other side closed a connection that was in use. */
export function isReset(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === "ECONNRESET" || code === "EPIPE";
}
