/** The clock of audit events: microseconds since the epoch, by the system's clock, and steady between its steps. */
export function nowUs(): number {
  const nowMs = performance.now();
  if (nowMs >= nextLookMs) look(nowMs);
  return Math.floor((originMs + nowMs) * 1000);
}

/** Milliseconds between two looks at the system's clock, and by how much it must differ to be followed. */
const lookMs = 1000;
const toleranceMs = 5;

let { timeOrigin: originMs } = performance;
let nextLookMs = 0;

function look(nowMs: number): void {
  const wallMs = Date.now();
  if (Math.abs(wallMs - (originMs + nowMs)) > toleranceMs) originMs = wallMs - nowMs;
  nextLookMs = nowMs + lookMs;
}

let lastSecond = Number.NaN;
let lastText = "";

/** "2026-01-02T03:04:05.000006Z". The text of the last second is kept, as many events fall into one. */
export function microTime(timeUs: number): string {
  const second = Math.floor(timeUs / 1e6);
  if (second !== lastSecond) {
    lastText = new Date(second * 1000).toISOString().slice(0, 20);
    lastSecond = second;
  }
  return `${lastText}${String(1e6 + timeUs - second * 1e6).slice(1)}Z`;
}
