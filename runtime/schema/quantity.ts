/**
 * Amounts of resources such as "500m", "1.5Gi" or "2e3", counted exactly in billionths.
 *
 * @example quantityNanos("250m") === 250_000_000n
 */

/** As JSON carries it. */
export type Quantity = string | number;

const nanosPerUnit = 1_000_000_000n;

/** Powers of ten. */
export const decimalSuffixes: ReadonlyMap<string, number> = new Map(
  ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"].map((suffix, index) => [suffix, index * 3 - 9]),
);

/** Powers of 1024, each by its index. */
export const binarySuffixes: readonly string[] = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4})|([numkMGTPE]|[KMGTPE]i))?$/;
/**
 * Nothing longer than this is an amount; it bounds the work of parsing.
 * @limit Text of a quantity: it is no quantity.
 */
const maxLength = 160;

/** The amount in billionths, rounded up in magnitude, or undefined when the text is no quantity. */
export function quantityNanos(value: Quantity): bigint | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (text.length > maxLength) return undefined;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent, suffix = ""] = match;
  const digits = whole + fraction;
  const unit = unitNanos.get(suffix);
  if (digits === "" || unit === undefined) return undefined;
  const nanos = scaled(BigInt(digits) * unit, Number(exponent ?? 0) - fraction.length);
  return sign === "-" ? -nanos : nanos;
}

/** A whole number times a power of ten, rounded up. */
export function scaled(value: bigint, power: number): bigint {
  if (power >= 0) return value * 10n ** BigInt(power);
  const divisor = 10n ** BigInt(-power);
  return (value + divisor - 1n) / divisor;
}

/** What one of each suffix is in billionths. */
const unitNanos: ReadonlyMap<string, bigint> = new Map([
  ...binarySuffixes.map((suffix, index) => [suffix, nanosPerUnit << BigInt(index * 10)] as const),
  ...Array.from(decimalSuffixes, ([suffix, power]) => [suffix, 10n ** BigInt(power + 9)] as const),
]);

/** Whether an amount is present and above zero. The text must be a quantity. */
export function isPositive(value: Quantity | undefined): boolean {
  if (value === undefined) return false;
  if (typeof value === "number") return value > 0;
  return value.charCodeAt(0) !== minus && hasNonZeroDigit(value);
}

/** Whether an amount is below zero. The text must be a quantity. */
export function isNegative(value: Quantity): boolean {
  if (typeof value === "number") return value < 0;
  return value.charCodeAt(0) === minus && hasNonZeroDigit(value);
}

/** The amount as a whole number, rounded away from zero. The text must be a quantity. */
export function wholeValue(value: Quantity): number {
  const nanos = quantityNanos(value) ?? 0n;
  const whole = scaled(nanos < 0n ? -nanos : nanos, -9);
  return Number(nanos < 0n ? -whole : whole);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; undefined when either is no quantity. */
export function compareQuantities(a: Quantity, b: Quantity): number | undefined {
  if (a === b) return 0;
  const simple = compareSimple(a, b);
  if (simple !== undefined) return simple;
  const [left, right] = [quantityNanos(a), quantityNanos(b)];
  if (left === undefined || right === undefined) return undefined;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isLess(a: Quantity, b: Quantity): boolean {
  return (compareQuantities(a, b) ?? 0) < 0;
}

/** Whether the amount is a number of whole units. */
export function isWholeQuantity(value: Quantity): boolean {
  if (typeof value === "string" && value !== "" && value.length <= maxLength && digitsEnd(value) === value.length)
    return true;
  const nanos = quantityNanos(value);
  return nanos !== undefined && nanos % nanosPerUnit === 0n;
}

/** The shortest text of an amount: with a binary suffix when `binary` and it divides, else with a decimal one. */
export function formatQuantity(nanos: bigint, options: { readonly binary: boolean }): string {
  if (nanos === 0n) return "0";
  const names = options.binary ? ["n", "u", "m", ...binarySuffixes] : [...decimalSuffixes.keys()];
  for (const name of names.reverse()) {
    const unit = unitNanos.get(name);
    if (unit !== undefined && nanos % unit === 0n) return `${nanos / unit}${name}`;
  }
  return `${nanos}n`;
}

export function hasBinarySuffix(value: Quantity): boolean {
  return typeof value === "string" && value.endsWith("i");
}

const minus = 45;

/** Looks no further than the suffix, so that the 0 of "0e5" counts and its 5 does not. */
function hasNonZeroDigit(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 57) return false;
    if (code >= 49) return true;
  }
  return false;
}

/** Most quantities are a few digits and the same suffix, which need no exact arithmetic. */
function compareSimple(a: Quantity, b: Quantity): number | undefined {
  if (typeof a === "number" || typeof b === "number") return undefined;
  const [aEnd, bEnd] = [digitsEnd(a), digitsEnd(b)];
  if (aEnd === 0 || bEnd === 0 || aEnd > maxSimpleDigits || bEnd > maxSimpleDigits) return undefined;
  const suffix = a.slice(aEnd);
  if (suffix !== b.slice(bEnd) || unitNanos.get(suffix) === undefined) return undefined;
  return Math.sign(Number(a.slice(0, aEnd)) - Number(b.slice(0, bEnd)));
}

/** Digits that a double holds exactly. */
const maxSimpleDigits = 15;

function digitsEnd(text: string): number {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  return at;
}
