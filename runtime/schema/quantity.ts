/**
 * Amounts of resources such as "500m", "1.5Gi" or "2e3", counted exactly in billionths.
 *
 * @example quantityNanos("250m") === 250_000_000n
 */

/** As JSON carries it. */
export type Quantity = string | number;

const nanosPerUnit = 1_000_000_000n;

/** Factor of each suffix as [numerator, denominator]. */
const suffixes: Readonly<Record<string, readonly [bigint, bigint]>> = {
  n: [1n, nanosPerUnit],
  u: [1n, 1_000_000n],
  m: [1n, 1_000n],
  "": [1n, 1n],
  k: [10n ** 3n, 1n],
  M: [10n ** 6n, 1n],
  G: [10n ** 9n, 1n],
  T: [10n ** 12n, 1n],
  P: [10n ** 15n, 1n],
  E: [10n ** 18n, 1n],
  Ki: [1n << 10n, 1n],
  Mi: [1n << 20n, 1n],
  Gi: [1n << 30n, 1n],
  Ti: [1n << 40n, 1n],
  Pi: [1n << 50n, 1n],
  Ei: [1n << 60n, 1n],
};

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3})|([numkMGTPE]|[KMGTPE]i))?$/;
/**
 * Nothing longer than this is an amount; it bounds the work of parsing.
 * @limit Text of a quantity: it is no quantity.
 */
const maxLength = 64;

/** The amount in billionths, rounded up in magnitude, or undefined when the text is no quantity. */
export function quantityNanos(value: Quantity): bigint | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (text.length > maxLength) return undefined;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent, suffix = ""] = match;
  const digits = whole + fraction;
  const factor = suffixes[suffix];
  if (digits === "" || factor === undefined) return undefined;
  let numerator = BigInt(digits) * nanosPerUnit * factor[0];
  let denominator = 10n ** BigInt(fraction.length) * factor[1];
  const power = Number(exponent ?? 0);
  if (power > 0) numerator *= 10n ** BigInt(power);
  if (power < 0) denominator *= 10n ** BigInt(-power);
  const nanos = (numerator + denominator - 1n) / denominator;
  return sign === "-" ? -nanos : nanos;
}

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

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; undefined when either is no quantity. */
export function compareQuantities(a: Quantity, b: Quantity): number | undefined {
  if (a === b) return 0;
  const simple = compareSimple(a, b);
  if (simple !== undefined) return simple;
  const [left, right] = [quantityNanos(a), quantityNanos(b)];
  if (left === undefined || right === undefined) return undefined;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether the amount is a number of whole units. */
export function isWholeQuantity(value: Quantity): boolean {
  const nanos = quantityNanos(value);
  return nanos !== undefined && nanos % nanosPerUnit === 0n;
}

/** The shortest text of an amount: with a binary suffix when `binary` and it divides, else with a decimal one. */
export function formatQuantity(nanos: bigint, options: { readonly binary: boolean }): string {
  if (nanos === 0n) return "0";
  const names = options.binary ? ["Ei", "Pi", "Ti", "Gi", "Mi", "Ki"] : ["E", "P", "T", "G", "M", "k"];
  for (const name of [...names, "", "m", "u"]) {
    const [numerator, denominator] = suffixes[name] ?? [1n, 1n];
    const unit = (nanosPerUnit * numerator) / denominator;
    if (nanos % unit === 0n) return `${nanos / unit}${name}`;
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
  if (suffix !== b.slice(bEnd) || suffixes[suffix] === undefined) return undefined;
  return Math.sign(Number(a.slice(0, aEnd)) - Number(b.slice(0, bEnd)));
}

/** Digits that a double holds exactly. */
const maxSimpleDigits = 15;

function digitsEnd(text: string): number {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  return at;
}
