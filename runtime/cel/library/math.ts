import { CelError } from "../meter.ts";
import { compare, type Uint } from "../value.ts";
import { define, type Overload } from "./define.ts";

export const mathFunctions: readonly Overload[] = [
  ...["greatest", "least"].flatMap((name) => {
    const pick = (values: readonly unknown[]) => extreme(values, name === "greatest" ? 1 : -1);
    return [
      define(`math::${name}(list<dyn>): dyn`, pick, { cost: (list = 0) => list }),
      define(`math::${name}(dyn, dyn): dyn`, (a: unknown, b: unknown) => pick([a, b])),
      define(`math::${name}(dyn, dyn, dyn): dyn`, (a: unknown, b: unknown, c: unknown) => pick([a, b, c])),
    ];
  }),
  define("math::abs(int): int", (value: bigint) => (value < 0n ? negated(value) : value)),
  define("math::abs(uint): uint", (value: Uint) => value),
  define("math::abs(double): double", (value: number) => Math.abs(value)),
  define("math::ceil(double): double", (value: number) => Math.ceil(value)),
  define("math::floor(double): double", (value: number) => Math.floor(value)),
  define("math::trunc(double): double", (value: number) => Math.trunc(value)),
  define("math::round(double): double", (value: number) => Math.sign(value) * Math.round(Math.abs(value))),
  define("math::sign(int): int", (value: bigint) => (value > 0n ? 1n : value < 0n ? -1n : 0n)),
  define("math::sign(double): double", (value: number) => Math.sign(value)),
  define("math::isNaN(double): bool", (value: number) => Number.isNaN(value)),
  define("math::isInf(double): bool", (value: number) => Math.abs(value) === Number.POSITIVE_INFINITY),
  define("math::isFinite(double): bool", (value: number) => Number.isFinite(value)),
];

function negated(value: bigint): bigint {
  if (value === -9223372036854775808n) throw new CelError("integer overflow");
  return -value;
}

function extreme(values: readonly unknown[], sign: 1 | -1): unknown {
  if (values.length === 0) throw new CelError("no such overload");
  return values.reduce((best, each) => {
    const order = compare(each, best);
    if (order === undefined) throw new CelError("no such overload");
    return order * sign > 0 ? each : best;
  });
}
