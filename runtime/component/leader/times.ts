/** In milliseconds; each is longer than the next. */
export interface ElectionTimes {
  /** How long a candidate waits after the last sign of a leader before it takes the lease. */
  readonly leaseDurationMs: number;
  /** How long a leader tries to renew before it takes itself for deposed. */
  readonly renewDeadlineMs: number;
  /** Between two looks at the lease, and between two renewals. */
  readonly retryPeriodMs: number;
}

/** The field's. */
export const usualTimes: ElectionTimes = {
  /** @limit Time since the last renewal that a candidate saw: the candidate takes the lease. */
  leaseDurationMs: 15_000,
  /** @limit Time of a leader without a renewal: it stops leading. */
  renewDeadlineMs: 10_000,
  retryPeriodMs: 2000,
};

const flagNames = {
  leaseDurationMs: "--leader-elect-lease-duration",
  renewDeadlineMs: "--leader-elect-renew-deadline",
  retryPeriodMs: "--leader-elect-retry-period",
};

/** Throws an Error that names the time, by default as a flag, with which two could lead at once, or none for long. */
export function checkTimes(
  { leaseDurationMs, renewDeadlineMs, retryPeriodMs }: ElectionTimes,
  names: Readonly<Record<keyof ElectionTimes, string>> = flagNames,
): void {
  const { leaseDurationMs: lease, renewDeadlineMs: renewal, retryPeriodMs: retry } = names;
  if (leaseDurationMs < 1000) throw new Error(`${lease}: must be at least 1s, as leases count in seconds`);
  if (leaseDurationMs <= renewDeadlineMs) {
    throw new Error(`${lease}: must be longer than ${renewal}, or two may lead at once`);
  }
  if (retryPeriodMs <= 0) throw new Error(`${retry}: must be longer than 0s`);
  if (renewDeadlineMs <= retryPeriodMs) throw new Error(`${renewal}: must be longer than ${retry}`);
}
