import { CelError } from "../meter.ts";
import { isMap, Optional, sizeOf, Uint } from "../value.ts";
import { define, type Overload } from "./define.ts";
import { Duration, firstNanos, Timestamp } from "./timeValue.ts";

const unwrapping = { cost: (list = 0) => list };

export const optionalFunctions: readonly Overload[] = [
  define("optional::of(T): optional<T>", (value: unknown) => Optional.of(value)),
  define("optional::none(): optional<dyn>", () => Optional.none),
  define("optional::ofNonZeroValue(T): optional<T>", (value: unknown) =>
    isZero(value) ? Optional.none : Optional.of(value),
  ),
  define("optional<T>.hasValue(): bool", (optional: Optional) => optional.isPresent),
  define("optional<T>.value(): T", presentValue),
  define(
    "optional<T>.orValue(T): T",
    (optional: Optional, other: unknown) => (optional.isPresent ? optional.value : other),
    { settles: isPresent },
  ),
  define(
    "optional<T>.or(optional<T>): optional<T>",
    (optional: Optional, other: Optional) => (optional.isPresent ? optional : other),
    { settles: isPresent },
  ),
  define("optional::unwrap(list<optional<T>>): list<T>", present, unwrapping),
  define("list<optional<T>>.unwrapOpt(): list<T>", present, unwrapping),
];

function isPresent(optional: unknown): boolean {
  return optional instanceof Optional && optional.isPresent;
}

/** The values that are there, in their order. */
function present(list: readonly unknown[]): unknown[] {
  return list.flatMap((each) => {
    if (!(each instanceof Optional)) throw new CelError("no such overload");
    return each.isPresent ? [each.value] : [];
  });
}

function presentValue({ isPresent, value }: Optional): unknown {
  if (!isPresent) throw new CelError("optional.none() dereference");
  return value;
}

function isZero(value: unknown): boolean {
  if (value === null || value === false || value === 0 || value === 0n || value === "") return true;
  if (value instanceof Uint) return value.value === 0n;
  if (value instanceof Duration) return value.nanos === 0n;
  if (value instanceof Timestamp) return value.nanos === firstNanos;
  return (Array.isArray(value) || value instanceof Uint8Array || isMap(value)) && sizeOf(value) === 0;
}
