export interface Throttle {
  /** A second, over some seconds. */
  readonly qps: number;
  /** How many may follow each other at once after a rest. */
  readonly burst: number;
}

/** Lets deliveries or requests through at a rate. */
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
    const { qps, burst } = this.#throttle;
    this.#tokens = Math.min(burst, this.#tokens + ((nowMs - this.#lastMs) / 1000) * qps) - 1;
    this.#lastMs = nowMs;
    return this.#tokens >= 0 ? 0 : (-this.#tokens / qps) * 1000;
  }
}
