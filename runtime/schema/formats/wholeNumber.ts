const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
/** Digits of the largest such number. */
const longest = 19;

/** A whole number as people write it: without a plus, without leading zeros. */
export function decimalInteger(value: string): string | undefined {
  if (value === "") return "must be non-empty";
  return isCanonical(value) ? undefined : "must be a valid decimal integer in canonical form";
}

/** What a parser of signed numbers of 64 bits reads; leading zeros are nothing to it. */
export function int64Text(value: string): string | undefined {
  const parsing = `strconv.ParseInt: parsing ${JSON.stringify(value)}`;
  if (!/^[+-]?\d+$/.test(value)) return `${parsing}: invalid syntax`;
  const isShort = value.replace(/^[+-]?0*/, "").length <= longest;
  return isShort && isInt64(BigInt(value)) ? undefined : `${parsing}: value out of range`;
}

/** The number of a text that both of these accept; undefined for another. */
export function int64Of(value: string): bigint | undefined {
  if (!isCanonical(value) || value.length > longest + 1) return undefined;
  const number = BigInt(value);
  return isInt64(number) ? number : undefined;
}

function isCanonical(value: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(value);
}

function isInt64(number: bigint): boolean {
  return least <= number && number <= most;
}
