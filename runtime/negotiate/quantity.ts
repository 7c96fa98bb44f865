import { binarySuffixes, decimalSuffixes, scaled } from "../schema/quantity.ts";
import { DecodeError } from "./decodeError.ts";

/**
 * The canonical text of a quantity: the largest suffix without a fraction, in the family (decimal, binary, exponent) it
 * was written in. "1000m" -> "1", "0.5" -> "500m", "2048Mi" -> "2Gi", "1.5Gi" -> "1536Mi", "12e4" -> "120e3".
 * Beyond nano it is rounded away from zero, at 2^63-1 it is cut. Throws DecodeError.
 */
export function canonicalQuantity(text: string): string {
  if (isCanonical(text)) return text;
  return shortAmount(text) ?? exactAmount(text);
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
  if (exponent < -9 || rest * 10 ** exponent > wellBelowMax) return undefined;
  for (; rest % 1000 === 0 && exponent < 18; exponent += 3) rest /= 1000;
  return `${rest}${decimalByExponent.get(exponent) ?? ""}`;
}

/** Below the largest amount, with room for what a double adds. */
const wellBelowMax = 9e18;

/** Amounts up to a kibibyte have other forms. */
function shortBinary(dividend: number, divisor: number): string | undefined {
  if (dividend > Number.MAX_SAFE_INTEGER) return undefined;
  const over = dividend % divisor;
  let rest = (dividend - over) / divisor + Math.sign(over);
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

/**
 * Digits beyond this cannot matter: the largest value has 19, the smallest fraction 9 more.
 * @limit Text of a quantity: 400.
 */
const maxLength = 128;
const maxAmount = 2n ** 63n - 1n;

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
  const match = /^[eE]([+-]?\d+)$/.exec(suffix);
  if (match === null) throw new DecodeError(/^[eEinumkKMGTP]*[-+]?\d*$/.test(suffix) ? wrongSuffix : wrongFormat);
  const exponent = Number(match[1]);
  if (Math.abs(exponent) > 1000) throw new DecodeError(wrongSuffix);
  return { family: "exponent", exponent, binary: 0 };
}

/** The text without sign. */
function limited(amount: { mantissa: bigint; exponent: number; unit: Unit }): string {
  const { unit } = amount;
  if (amount.mantissa === 0n) return "0";
  const value = amount.mantissa << BigInt(unit.binary);
  if (unit.family === "binary") {
    const whole = scaled(value, amount.exponent);
    if (whole > 1024n || (whole === 1024n && scaled(value, amount.exponent + 9) >= 1024n * 10n ** 9n)) {
      return binaryText(whole < maxAmount ? whole : maxAmount);
    }
  }
  const nanos = scaled(value, amount.exponent + 9);
  const cut = maxAmount * 10n ** 9n;
  return decimalText(nanos < cut ? nanos : cut, unit.family === "exponent");
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

function decimalText(nanos: bigint, asExponent: boolean): string {
  let rest = nanos;
  let exponent = -9;
  while (rest % 1000n === 0n && (asExponent || exponent < 18)) {
    rest /= 1000n;
    exponent += 3;
  }
  if (asExponent) return exponent === 0 ? `${rest}` : `${rest}e${exponent}`;
  return `${rest}${decimalByExponent.get(exponent) ?? ""}`;
}
