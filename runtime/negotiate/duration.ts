import { durationNanos } from "../schema/duration.ts";
import { quoted } from "../schema/quoted.ts";
import { DecodeError } from "./decodeError.ts";

/** Text such as "1h30m" or "-1.5s" in nanoseconds. Throws DecodeError, also beyond about 292 years. */
export function parseDurationNanos(text: string): bigint {
  const nanos = durationNanos(text);
  if (nanos === undefined) throw new DecodeError(`time: invalid duration ${quoted(text.slice(0, 64))}`);
  return nanos;
}
