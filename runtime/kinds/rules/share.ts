/** A number of things, or a percentage of all of them such as "25%". */
export type Share = number | string;

/** Absent counts as zero; what cannot be read is none. */
export function isZeroShare(value: Share | undefined): boolean {
  if (typeof value !== "string") return (value ?? 0) === 0;
  return /^0+%$/.test(value);
}
