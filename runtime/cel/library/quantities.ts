import { CelError } from "../meter.ts";
import { define, type Overload, reads } from "./define.ts";
import { Quantity } from "./quantityValue.ts";

export const quantityFunctions: readonly Overload[] = [
  define("quantity(string): quantity", read, reads),
  define("isQuantity(string): bool", (text: string) => Quantity.parse(text) !== undefined, reads),
  define("sign(quantity): int", sign),
  define("quantity.isInteger(): bool", (value: Quantity) => value.integer !== undefined),
  define("quantity.asInteger(): int", asInteger),
  define("quantity.asApproximateFloat(): double", (value: Quantity) => value.approximate),
  define("quantity.compareTo(quantity): int", (a: Quantity, b: Quantity) => order(a, b)),
  define("quantity.isGreaterThan(quantity): bool", (a: Quantity, b: Quantity) => a.nanos > b.nanos),
  define("quantity.isLessThan(quantity): bool", (a: Quantity, b: Quantity) => a.nanos < b.nanos),
  define("quantity.add(quantity): quantity", (a: Quantity, b: Quantity) => a.plus(b)),
  define("quantity.add(int): quantity", (a: Quantity, b: bigint) => a.plus(Quantity.of(b))),
  define("quantity.sub(quantity): quantity", (a: Quantity, b: Quantity) => a.plus(b.negative)),
  define("quantity.sub(int): quantity", (a: Quantity, b: bigint) => a.plus(Quantity.of(-b))),
];

function read(text: string): Quantity {
  const made = Quantity.parse(text);
  if (made !== undefined) return made;
  throw new CelError("quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
}

function sign({ nanos }: Quantity): bigint {
  return nanos > 0n ? 1n : nanos < 0n ? -1n : 0n;
}

function asInteger({ integer }: Quantity): bigint {
  if (integer === undefined) throw new CelError("cannot convert value to integer");
  return integer;
}

function order(a: Quantity, b: Quantity): bigint {
  return a.nanos < b.nanos ? -1n : a.nanos > b.nanos ? 1n : 0n;
}
