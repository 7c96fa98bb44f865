/** Whether a number is a multiple of another: 0.3 is one of 0.1, though their quotient is not quite whole. */
export function isMultiple(value: number, of: number): boolean {
  if (of <= 0) return true;
  const quotient = value / of;
  return (
    Number.isInteger(quotient) || Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient))
  );
}
