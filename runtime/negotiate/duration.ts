import { durationNanos } from "../schema/duration.ts";
import { quoted } from "../schema/quoted.ts";
import { DecodeError } from "./decodeError.ts";

/** Text such as "1h30m" or "-1.5s" in nanoseconds. Throws DecodeError, also beyond about 292 years. */
export function parseDurationNanos(text: string): bigint {
  const nanos = durationNanos(text);
  if (nanos === undefined) throw new DecodeError(`time: invalid duration ${quoted(text.slice(0, 64))}`);
  return nanos;
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
