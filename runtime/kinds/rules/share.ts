/** A number of things, or a percentage of all of them such as "25%". */
export type Share = number | string;

/** Absent counts as zero, and so does a text that is no percentage. */
export function isZeroShare(value: Share | undefined): boolean {
  if (typeof value !== "string") return (value ?? 0) === 0;
  return !/^[0-9]+%$/.test(value) || /^0+%$/.test(value);
}
