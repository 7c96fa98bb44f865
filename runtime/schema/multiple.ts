/**
 * Whether a number is a multiple of another. Of integers that is exact; else 0.3 is a multiple of 0.1, though their
 * quotient is not quite whole, and a quotient beyond the integers that a double holds is not whole.
 */
export function isMultiple(value: number, of: number): boolean {
  if (of <= 0) return true;
  if (isInteger64(value) && Number.isInteger(of)) return value % of === 0;
  const quotient = of < 1 ? (1 / of) * value : value / of;
  if (Math.abs(quotient) > Number.MAX_SAFE_INTEGER) return false;
  const whole = Math.round(quotient);
  return quotient === whole || Math.abs(quotient - whole) < 1e-9 * Math.abs(whole);
}

/** Whether a number is one of the integers that the field holds as such. */
export function isInteger64(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}
