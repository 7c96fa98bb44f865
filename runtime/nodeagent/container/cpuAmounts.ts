/** Least and most of what the kernel takes as weight of a group among its siblings. */
export const minShares = 2;
const mostShares = 262_144;
/** A shorter quota the kernel refuses, in microseconds. */
const minQuotaUs = 1000;

/** Weight of a request in thousandths of a processor. */
export function cpuShares(milli: number): number {
  return Math.max(minShares, Math.min(mostShares, Math.floor((milli * 1024) / 1000)));
}

/** Stands for no limit of microseconds. */
export const noQuota = -1;

/** Microseconds of processor in a period for a limit in thousandths. */
export function cpuQuota(milli: number, periodUs: number): number {
  if (milli === 0) return noQuota;
  return Math.max(minQuotaUs, Math.floor((milli * periodUs) / 1000));
}

/** The weight of version 2 for that of version 1. */
export function cpuWeight(shares: number): number {
  const bounded = Math.max(minShares, Math.min(mostShares, shares));
  return 1 + Math.floor(((bounded - minShares) * 9999) / (mostShares - minShares));
}
