import { streamTurnMs } from "../../lib/work.ts";
import { timerMs } from "../../schema/duration.ts";

/** What is called when its time comes. */
export interface Due {
  /** Of the times at which things are due, that for which it waits; undefined: it waits for none. */
  dueMs: number | undefined;
  due(): void;
}

/** Times further ahead than this, in milliseconds, are whole seconds; nearer ones are so many milliseconds apart. */
const nearMs = 10_000;
const farStepMs = 1000;
const nearStepMs = 5;

/**
 * Calls many things at their times by one timer. A timer of Node takes 200 bytes, and 300 where no other is of the same
 * length; a watch would need three.
 *
 *   60,000 ms: watches whose next bookmark is due in that second
 *   61,000 ms: others
 */
export class DueTimes {
  /** The monotonic clock, in milliseconds. */
  readonly nowMs: () => number;
  readonly #byTime = new Map<number, Set<Due>>();
  #timer: NodeJS.Timeout | undefined;
  #timerMs = Number.POSITIVE_INFINITY;
  /** The rest of what is due. */
  #next: NodeJS.Immediate | undefined;

  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs;
  }

  /** Calls it once, not before `atMs` of the clock, instead of when it was due so far. */
  set(each: Due, atMs: number): void {
    this.clear(each);
    const nowMs = this.nowMs();
    const stepMs = atMs - nowMs > nearMs ? farStepMs : nearStepMs;
    const dueMs = Math.ceil(atMs / stepMs) * stepMs;
    const those = this.#byTime.get(dueMs);
    if (those === undefined) this.#byTime.set(dueMs, new Set([each]));
    else those.add(each);
    each.dueMs = dueMs;
    if (dueMs < this.#timerMs) this.#wait(dueMs, nowMs);
  }

  clear(each: Due): void {
    const { dueMs } = each;
    if (dueMs === undefined) return;
    each.dueMs = undefined;
    const those = this.#byTime.get(dueMs);
    those?.delete(each);
    if (those?.size === 0) this.#byTime.delete(dueMs);
    if (this.#byTime.size === 0) this.#rest();
  }

  /** Calls what is due: ten thousand watches that began in one second in several turns of the event loop. */
  look(): void {
    this.#rest();
    const nowMs = this.nowMs();
    const endMs = performance.now() + streamTurnMs;
    for (const [dueMs, those] of this.#byTime) {
      if (dueMs > nowMs) continue;
      for (const each of those) {
        if (performance.now() > endMs) {
          this.#next = setImmediate(() => this.look());
          return;
        }
        this.clear(each);
        each.due();
      }
    }
    let nextMs = Number.POSITIVE_INFINITY;
    for (const dueMs of this.#byTime.keys()) nextMs = Math.min(nextMs, dueMs);
    if (nextMs < Number.POSITIVE_INFINITY) this.#wait(nextMs, this.nowMs());
  }

  #wait(dueMs: number, nowMs: number): void {
    clearTimeout(this.#timer);
    this.#timerMs = dueMs;
    this.#timer = setTimeout(() => this.look(), Math.max(1, timerMs(dueMs - nowMs)));
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#next);
    this.#timer = undefined;
    this.#timerMs = Number.POSITIVE_INFINITY;
  }
}
