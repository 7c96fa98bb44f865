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

/** Throws an Error that names the flag for times with which two could lead at once, or none for long. */
export function checkTimes({ leaseDurationMs, renewDeadlineMs, retryPeriodMs }: ElectionTimes): void {
  const [lease, renewal] = ["--leader-elect-lease-duration", "--leader-elect-renew-deadline"];
  const retry = "--leader-elect-retry-period";
  if (leaseDurationMs < 1000) throw new Error(`${lease}: must be at least 1s, as leases count in seconds`);
  if (leaseDurationMs <= renewDeadlineMs) {
    throw new Error(`${lease}: must be longer than ${renewal}, or two may lead at once`);
  }
  if (retryPeriodMs <= 0) throw new Error(`${retry}: must be longer than 0s`);
  if (renewDeadlineMs <= retryPeriodMs) throw new Error(`${renewal}: must be longer than ${retry}`);
}
