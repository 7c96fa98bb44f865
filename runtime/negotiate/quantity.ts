import { binarySuffixes, decimalSuffixes, scaled } from "../schema/quantity.ts";
import { DecodeError } from "./decodeError.ts";

/**
 * The canonical text of a quantity: the largest suffix without a fraction, in the family (decimal, binary, exponent) it
 * was written in. "1000m" -> "1", "0.5" -> "500m", "2048Mi" -> "2Gi", "1.5Gi" -> "1536Mi", "12e4" -> "120e3".
 * A short text whose last digit stands for a power of 1000 stays as it is, as in the field: "12345.678", "+1", "1E3".
 * Beyond nano it is rounded away from zero; binary ones are cut at 2^63-1. Throws DecodeError.
 */
export function canonicalQuantity(text: string): string {
  if (isCanonical(text) || isKept(text)) return text;
  return shortAmount(text) ?? exactAmount(text);
}

/** Whether the last digit stands for a power of 1000 or 1024 already, so that no other suffix is looked for. */
function isKept(text: string): boolean {
  const match = /^[+-]?0*(\d{0,18})(?:\.(\d{0,18}))?([A-Za-z][A-Za-z\d+-]{0,5})?$/.exec(text);
  if (match === null) return false;
  const [, stripped = "", fraction = "", suffix = ""] = match;
  const whole = stripped === "" ? "0" : stripped;
  const power = binarySuffixes.indexOf(suffix);
  if (power > 0) {
    return fraction === "" && whole.length <= 14 - power * 3 && Number(whole.slice(-3)) % 8 !== 0;
  }
  const digits = whole + fraction;
  if (digits.length > 18 || digits.startsWith("0") || digits.endsWith("000")) return false;
  const exponent = decimalSuffixes.get(suffix) ?? exponentOf(suffix);
  if (exponent === undefined || Math.abs(exponent) > maxExponent) return false;
  const scale = exponent - fraction.length;
  return scale >= -9 && scale % 3 === 0;
}

/** An amount that a double holds exactly. Undefined for others, and for those that are rounded, cut or no amount. */
function shortAmount(text: string): string | undefined {
  const { mantissa, places, end } = digitsOf(text);
  if (end === 0 || end > shortDigits || (end === 1 && places === 0)) return undefined;
  const suffix = text.slice(end);
  const exponent = decimalSuffixes.get(suffix);
  if (exponent !== undefined) return shortDecimal(mantissa, exponent - Math.max(places, 0));
  const power = binarySuffixes.indexOf(suffix);
  return power === -1 ? undefined : shortBinary(mantissa * 1024 ** power, 10 ** Math.max(places, 0));
}

/** A hundred times as much is still exact. */
const shortDigits = 13;

/** The digits that a text begins with, how many of them stand behind a point (-1 without one), and where they end. */
function digitsOf(text: string): { readonly mantissa: number; readonly places: number; readonly end: number } {
  let [mantissa, places, end] = [0, -1, 0];
  for (; end < text.length && end <= shortDigits; end++) {
    const code = text.charCodeAt(end);
    if (code === point && places === -1) places = 0;
    else if (code >= zero && code <= nine) {
      mantissa = mantissa * 10 + code - zero;
      if (places !== -1) places++;
    } else break;
  }
  return { mantissa, places, end };
}

const [point, zero, nine] = [46, 48, 57];

function shortDecimal(mantissa: number, least: number): string | undefined {
  if (mantissa === 0) return "0";
  let exponent = Math.floor(least / 3) * 3;
  let rest = mantissa * 10 ** (least - exponent);
  if (exponent < -9 || rest > Number.MAX_SAFE_INTEGER) return undefined;
  for (; rest % 1000 === 0 && exponent < 18; exponent += 3) rest /= 1000;
  return `${rest}${decimalByExponent.get(exponent) ?? ""}`;
}

/** Amounts up to a kibibyte, and such with a fraction, have other forms. */
function shortBinary(dividend: number, divisor: number): string | undefined {
  if (dividend > Number.MAX_SAFE_INTEGER || dividend % divisor !== 0) return undefined;
  let rest = dividend / divisor;
  if (rest <= 1024) return undefined;
  let power = 0;
  for (; rest % 1024 === 0 && power < binarySuffixes.length - 1; power++) rest /= 1024;
  return `${rest}${binarySuffixes[power] ?? ""}`;
}

function exactAmount(text: string): string {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?([^\d.+-].*)?$/s.exec(text.trim());
  const [, sign = "", whole = "", fraction = "", suffix = ""] = match ?? [];
  if (match === null || whole.length + fraction.length === 0) throw new DecodeError(wrongFormat);
  if (text.length > maxLength) throw new DecodeError(wrongNumber);
  const unit = unitOf(suffix);
  const amount = limited({ mantissa: BigInt(whole + fraction), exponent: unit.exponent - fraction.length, unit });
  return amount === "0" || sign !== "-" ? amount : `-${amount}`;
}

/** @limit Text of a quantity: 400. */
const maxLength = 128;
/** @limit Power of ten of a quantity: 400. */
const maxExponent = 1000;
/** In billionths. */
const largestBinary = (2n ** 63n - 1n) * 10n ** 9n;

const wrongFormat = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
const wrongNumber = "unable to parse numeric part of quantity";
const wrongSuffix = "unable to parse quantity's suffix";

const decimalByExponent = new Map([...decimalSuffixes].map(([suffix, exponent]) => [exponent, suffix]));

/** `exponent` of ten, times two to the `binary`. */
interface Unit {
  readonly family: "decimal" | "exponent" | "binary";
  readonly exponent: number;
  readonly binary: number;
}

/** Up to three digits with or without a suffix, and longer ones that no suffix shortens: nearly all that is written. */
function isCanonical(text: string): boolean {
  return /^(?:[1-9]\d{0,2}(?:[numkMGTP]|[KMGTP]i)?|0|[1-9]\d{0,11}(?!000)\d{3})$/.test(text);
}

function unitOf(suffix: string): Unit {
  const decimal = decimalSuffixes.get(suffix);
  if (decimal !== undefined) return { family: "decimal", exponent: decimal, binary: 0 };
  const binary = binarySuffixes.indexOf(suffix);
  if (binary > 0) return { family: "binary", exponent: 0, binary: binary * 10 };
  const exponent = exponentOf(suffix);
  if (exponent === undefined) {
    throw new DecodeError(/^[eEinumkKMGTP]*[-+]?\d*$/.test(suffix) ? wrongSuffix : wrongFormat);
  }
  if (Math.abs(exponent) > maxExponent) throw new DecodeError(wrongSuffix);
  return { family: "exponent", exponent, binary: 0 };
}

function exponentOf(suffix: string): number | undefined {
  const match = /^[eE]([+-]?\d+)$/.exec(suffix);
  return match === null ? undefined : Number(match[1]);
}

/** The text without sign. Binary ones that are small or have a fraction are written as decimal ones. */
function limited(amount: { mantissa: bigint; exponent: number; unit: Unit }): string {
  const { exponent, unit } = amount;
  if (amount.mantissa === 0n) return "0";
  if (unit.family !== "binary") return decimalText(amount.mantissa, exponent, unit.family === "exponent");
  const exact = scaled(amount.mantissa << BigInt(unit.binary), exponent + 9);
  const nanos = exact < largestBinary ? exact : largestBinary;
  const isWhole = nanos >= 1024n * 10n ** 9n && nanos % 10n ** 9n === 0n;
  return isWhole ? binaryText(nanos / 10n ** 9n) : decimalText(nanos, -9, false);
}

function binaryText(whole: bigint): string {
  let rest = whole;
  let power = 0;
  while (rest % 1024n === 0n && power < binarySuffixes.length - 1) {
    rest /= 1024n;
    power++;
  }
  return `${rest}${binarySuffixes[power] ?? ""}`;
}

/** By its digits: a power of ten may be large. */
function decimalText(mantissa: bigint, power: number, asExponent: boolean): string {
  let [digits, exponent] = withoutZeros(String(mantissa), power);
  if (exponent < -9) {
    const isBelow = -9 - exponent > digits.length;
    [digits, exponent] = withoutZeros(isBelow ? "1" : String(scaled(BigInt(digits), exponent + 9)), -9);
  }
  const largest = asExponent ? exponent : Math.min(exponent, 18);
  const shown = Math.floor(largest / 3) * 3;
  digits += "0".repeat(exponent - shown);
  if (asExponent) return shown === 0 ? digits : `${digits}e${shown}`;
  return `${digits}${decimalByExponent.get(shown) ?? ""}`;
}

function withoutZeros(digits: string, exponent: number): [string, number] {
  const kept = digits.replace(/0+$/, "");
  return [kept, exponent + digits.length - kept.length];
}
