export interface BackoffOptions {
  /** Longest first delay. */
  readonly baseMs: number;
  /** Longest delay of all. */
  readonly maxMs: number;
}

/**
 * How long to wait after the n-th failure in a row (from 0): doubling up to the maximum; the upper half of it is drawn
 * by lot, so that many clients do not come back at once. `random` gives numbers in [0, 1).
 */
export function backoffMs(failures: number, options: BackoffOptions, random: () => number): number {
  // Beyond 2^30 the product is past every sensible maximum.
  const limit = Math.min(options.maxMs, options.baseMs * 2 ** Math.min(failures, 30));
  return Math.round(limit / 2 + (random() * limit) / 2);
}
