import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between looks at the event loop: while there is work, and else. Each look wakes the process. */
const busyLookMs = 20;
const idleLookMs = 250;
/** Milliseconds without work after which looks are rare again. */
const restMs = 1000;

/**
 * How late the event loop runs its timers. A process that is idle has no lag and looks for it rarely: fifty looks a
 * second take 0.3 % of a processor, four 0.03 %. A stall of an idle process is seen where it is longer than a look.
 */
export class LoopLag {
  readonly #idle = started(idleLookMs);
  #busy: IntervalHistogram | undefined;
  #resting: NodeJS.Timeout | undefined;
  #isUsed = false;
  /** The most that ended times of work had, in seconds. */
  #mostBefore = 0;

  /** Called for each piece of work, such as a request. */
  readonly touch = (): void => {
    this.#isUsed = true;
    if (this.#busy !== undefined) return;
    this.#busy = started(busyLookMs); // a new one: an old one would take its rest for lag
    this.#resting = setInterval(() => this.#rest(), restMs).unref();
  };

  /** The most and the mean since the last look, in seconds. */
  take(): { readonly most: number; readonly mean: number } {
    const busy = this.#busy;
    const most = Math.max(this.#mostBefore, lagOf(this.#idle.max, idleLookMs), lagOf(busy?.max, busyLookMs));
    const mean = busy === undefined ? lagOf(this.#idle.mean, idleLookMs) : lagOf(busy.mean, busyLookMs);
    this.#mostBefore = 0;
    this.#idle.reset();
    busy?.reset();
    return { most, mean };
  }

  stop(): void {
    clearInterval(this.#resting);
    for (const each of [this.#idle, this.#busy]) each?.disable();
  }

  #rest(): void {
    if (this.#isUsed) {
      this.#isUsed = false;
      return;
    }
    this.#mostBefore = Math.max(this.#mostBefore, lagOf(this.#busy?.max, busyLookMs));
    this.#busy?.disable();
    this.#busy = undefined;
    clearInterval(this.#resting);
  }
}

function started(resolution: number): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return histogram;
}

/** From the time between two looks, in nanoseconds; NaN before the first. */
function lagOf(intervalNs: number | undefined, lookMs: number): number {
  return Math.max(0, (intervalNs || 0) / 1e9 - lookMs / 1000);
}
