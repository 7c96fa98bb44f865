/** RFC 3339 in UTC, to the second. */
export function timestamp(nowMs: number): string {
  return `${new Date(nowMs).toISOString().slice(0, 19)}Z`;
}
