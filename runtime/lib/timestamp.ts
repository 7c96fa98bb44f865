let lastSecond = Number.NaN;
let lastText = "";

/** RFC 3339 in UTC, to the second. The text of the last second is kept, as many requests fall into one. */
export function timestamp(nowMs: number): string {
  const second = Math.floor(nowMs / 1000);
  if (second !== lastSecond) {
    lastText = `${new Date(nowMs).toISOString().slice(0, 19)}Z`;
    lastSecond = second;
  }
  return lastText;
}

/** The same to the microsecond, as leases have it: "2026-01-02T03:04:05.006000Z". */
export function microTimestamp(nowMs: number): string {
  return new Date(nowMs).toISOString().replace("Z", "000Z");
}
