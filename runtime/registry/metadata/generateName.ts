/** Letters and digits that cannot be mistaken for each other or spell words. */
const alphabet = "bcdfghjklmnpqrstvwxz2456789";
const suffixLength = 5;
/** So that base and suffix together stay a DNS label. */
const maxBaseLength = 58;

/**
 * A name from `metadata.generateName`: the base, cut to 58 characters, and five random ones.
 * `random` returns numbers in [0, 1).
 */
export function generateName(base: string, random: () => number): string {
  let name = base.length > maxBaseLength ? base.slice(0, maxBaseLength) : base;
  for (let count = 0; count < suffixLength; count += 1) name += alphabet.charAt(Math.floor(random() * alphabet.length));
  return name;
}

/** A base may end in a dash, since a suffix follows: `web-` is checked as `wea`. */
export function maskTrailingDash(base: string): string {
  return base.length > 1 && base.endsWith("-") ? `${base.slice(0, -2)}a` : base;
}
