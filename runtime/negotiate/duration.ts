import { durationNanos, durationProblem } from "../schema/duration.ts";
import { DecodeError } from "./decodeError.ts";

/** Text such as "1h30m" or "-1.5s" in nanoseconds. Throws DecodeError, also beyond about 292 years. */
export function parseDurationNanos(text: string): bigint {
  const nanos = durationNanos(text);
  if (nanos === undefined) throw new DecodeError(`time: ${durationProblem(text)}`);
  return nanos;
}
