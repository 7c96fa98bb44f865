import type { Json } from "../object.ts";

/** What a YAML scalar without quotes and tag means; a string when nothing else fits. */
export function plainScalar(text: string): Json {
  const word = words.get(text);
  if (word !== undefined) return word;
  const first = text.charCodeAt(0);
  const mayBeNumber = (first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x2d || first === 0x2e;
  return mayBeNumber ? (integer(text) ?? float(text) ?? text) : text;
}

const words: ReadonlyMap<string, Json> = new Map<string, Json>([
  ...anyCase(["y", "yes", "on", "true"]).map((word) => [word, true] as const),
  ...anyCase(["n", "no", "off", "false"]).map((word) => [word, false] as const),
  ...["", "~", "null", "Null", "NULL"].map((word) => [word, null] as const),
  ...anyCase([".inf", "+.inf"]).map((word) => [word, Number.POSITIVE_INFINITY] as const),
  ...anyCase(["-.inf"]).map((word) => [word, Number.NEGATIVE_INFINITY] as const),
  ...[".nan", ".NaN", ".NAN"].map((word) => [word, Number.NaN] as const),
]);

/** yes, Yes and YES, but not yEs. */
function anyCase(lower: readonly string[]): string[] {
  return lower.flatMap((word) => [word, word.replace(/[a-z]/, (letter) => letter.toUpperCase()), word.toUpperCase()]);
}

/** Decimal, 0x, 0b, 0o, and octal by a leading zero; underscores say nothing. */
export function integer(text: string): number | undefined {
  const match = /^([+-]?)(0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|0[0-7_]*|[1-9][\d_]*)$/.exec(text);
  if (match === null) return undefined;
  const [, sign = "", body = ""] = match;
  const digits = body.replace(/_/g, "").toLowerCase();
  const prefixed = /^0[xbo]/.test(digits);
  if (prefixed && digits.length === 2) return undefined;
  const size = !prefixed && digits.length > 1 && digits.startsWith("0") ? parseInt(digits, 8) : Number(digits);
  return sign === "-" && size !== 0 ? -size : size;
}

/** Decimal with a point or exponent, or with leading zeros that are not octal; text when it is too large. */
function float(text: string): number | undefined {
  const match = /^[+-]?(?:\.\d[\d_]*|\d[\d_]*(?:\.[\d_]*)?)(?:[eE][+-]?[\d_]+)?$/.exec(text);
  if (match === null) return undefined;
  const value = Number(text.replace(/_/g, ""));
  return Number.isFinite(value) ? (value === 0 ? 0 : value) : undefined;
}
