import { quotedBytes } from "./quoted.ts";

const unitNanos: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1000n,
  µs: 1000n,
  μs: 1000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

const maxNanos = 2n ** 63n - 1n;

/** Text such as "1h30m", "-1.5s" or "0" in nanoseconds; undefined for what is none, or beyond about 292 years. */
export function durationNanos(text: string): bigint | undefined {
  const match =
    text.length > durationLength ? null : /^([+-]?)((?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+|0)$/.exec(text);
  if (match === null) return undefined;
  let total = 0n;
  for (const [, whole = "", fraction = "", unit = ""] of text.matchAll(/(\d*)\.?(\d*)(ns|us|µs|μs|ms|s|m|h)/g)) {
    const nanos = unitNanos[unit] ?? 0n;
    total += BigInt(whole) * nanos + (BigInt(fraction) * nanos) / 10n ** BigInt(fraction.length);
  }
  if (total > maxNanos) return undefined;
  return match[1] === "-" ? -total : total;
}

/** What is wrong with a text that is no duration, e.g. `missing unit in duration "1"`. */
export function durationProblem(text: string): string {
  const shown = quotedBytes(text.slice(0, durationLength));
  const invalid = `invalid duration ${shown}`;
  if (text.length > durationLength) return invalid;
  for (let rest = text.replace(/^[+-]/, ""); rest !== ""; ) {
    const [whole = "", number = "", unit = ""] = /^([\d.]*)([^\d.]*)/.exec(rest) ?? [];
    if (!/^(\d+\.?\d*|\.\d+)$/.test(number) || Number(number) >= 2 ** 63) return invalid;
    if (unit === "") return `missing unit in duration ${shown}`;
    if (!Object.hasOwn(unitNanos, unit)) return `unknown unit ${quotedBytes(unit)} in duration ${shown}`;
    rest = rest.slice(whole.length);
  }
  return invalid;
}

/** A longer text is none. */
const durationLength = 64;

/** The same in milliseconds. */
export function durationMs(text: string): number | undefined {
  const nanos = durationNanos(text);
  return nanos === undefined ? undefined : Number(nanos) / 1e6;
}

/** @limit Wait of a timer: what waits for it happens then, though it was to happen later. */
const maxTimerMs = 2 ** 31 - 1;

/** The same for a timer, whose times are whole milliseconds: one that is to wait longer than it can fires at once. */
export function timerMs(ms: number): number {
  return Math.min(Math.max(0, Math.ceil(ms)), maxTimerMs);
}

/** As the field writes it: "1h30m0s", "1.5s", "250ms", "0s". */
export function formatDurationNanos(nanos: bigint): string {
  if (nanos === 0n) return "0s";
  const sign = nanos < 0n ? "-" : "";
  const size = nanos < 0n ? -nanos : nanos;
  if (size < 1000n) return `${sign}${size}ns`;
  if (size < 1_000_000n) return `${sign}${decimal(size, 3)}µs`;
  if (size < 1_000_000_000n) return `${sign}${decimal(size, 6)}ms`;
  const minutes = size / 60_000_000_000n;
  const seconds = `${decimal(size % 60_000_000_000n, 9)}s`;
  if (minutes === 0n) return `${sign}${seconds}`;
  const hours = minutes / 60n;
  return hours === 0n ? `${sign}${minutes}m${seconds}` : `${sign}${hours}h${minutes % 60n}m${seconds}`;
}

/** value / 10^places without trailing zeros. */
function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  const whole = digits.slice(0, -places);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
