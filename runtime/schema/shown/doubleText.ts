import { isInteger64 } from "../multiple.ts";

/**
 * A double as the field writes it: whole numbers too get an exponent when they are large.
 *
 * @example 1e6 is "1e+06", 0.00001 "1e-05", 1234567.5 "1.2345675e+06".
 */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "+Inf" : "-Inf";
  const size = Math.abs(value);
  if (size === 0) return Object.is(value, -0) ? "-0" : "0";
  if (size >= 1e-4 && size < 1e6) return String(value);
  return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}

/** A number of JSON: an integer of 64 bits by its digits, all else as a double. */
export function numberText(value: number): string {
  return isInteger64(value) ? String(BigInt(value)) : doubleText(value);
}
