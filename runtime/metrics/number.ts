/** A number as the formats write it. */
export function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+Inf";
  if (value === Number.NEGATIVE_INFINITY) return "-Inf";
  return String(value);
}

/**
 * The bound of a bucket as the field writes it, since it is part of a series' name: an exponent where the number is
 * below 0.0001 or from a million up, e.g. "0.005", "1e+06", "1.05e+06".
 */
export function boundText(bound: number): string {
  const size = Math.abs(bound);
  if (!Number.isFinite(bound) || size === 0 || (size >= 1e-4 && size < 1e6)) return numberText(bound);
  return bound.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
