/** What a priority level wanted, in seats, over a while. */
export interface DemandFigures {
  readonly highest: number;
  readonly average: number;
  readonly deviation: number;
}

/** Follows a number of seats, executing and waiting, and what it was over time. */
export class Demand {
  #seats = 0;
  #highest = 0;
  #sum = 0;
  #squares = 0;
  #sinceMs: number;
  #startMs: number;

  constructor(nowMs: number) {
    this.#sinceMs = nowMs;
    this.#startMs = nowMs;
  }

  change(by: number, nowMs: number): void {
    this.#advance(nowMs);
    this.#seats += by;
    if (this.#seats > this.#highest) this.#highest = this.#seats;
  }

  /** Of the time since this was called last. */
  take(nowMs: number): DemandFigures {
    this.#advance(nowMs);
    const time = nowMs - this.#startMs;
    const average = time > 0 ? this.#sum / time : this.#seats;
    const variance = time > 0 ? this.#squares / time - average ** 2 : 0;
    const figures = { highest: this.#highest, average, deviation: Math.sqrt(Math.max(0, variance)) };
    this.#highest = this.#seats;
    this.#sum = 0;
    this.#squares = 0;
    this.#startMs = nowMs;
    return figures;
  }

  #advance(nowMs: number): void {
    const time = nowMs - this.#sinceMs;
    if (time <= 0) return;
    this.#sum += this.#seats * time;
    this.#squares += this.#seats ** 2 * time;
    this.#sinceMs = nowMs;
  }
}
