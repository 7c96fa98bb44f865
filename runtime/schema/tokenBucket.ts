export interface Throttle {
  /** A second, over some seconds. */
  readonly qps: number;
  /** How many may follow each other at once after a rest. */
  readonly burst: number;
}

/** Lets deliveries, requests or events through at a rate. */
export class TokenBucket {
  readonly #throttle: Throttle;
  #tokens: number;
  #lastMs = 0;

  constructor(throttle: Throttle) {
    this.#throttle = throttle;
    this.#tokens = throttle.burst;
  }

  /** Takes a token; returns for how many milliseconds it must be waited for. */
  take(nowMs: number): number {
    this.#fill(nowMs);
    this.#tokens -= 1;
    return this.#tokens >= 0 ? 0 : (-this.#tokens / this.#throttle.qps) * 1000;
  }

  /** Takes a token if there is one now, and returns whether there was. */
  takeIfAny(nowMs: number): boolean {
    this.#fill(nowMs);
    const isTaken = this.#tokens >= 1;
    if (isTaken) this.#tokens -= 1;
    return isTaken;
  }

  /** A clock that was set back fills nothing. */
  #fill(nowMs: number): void {
    const { qps, burst } = this.#throttle;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, nowMs - this.#lastMs) / 1000) * qps);
    this.#lastMs = nowMs;
  }
}
