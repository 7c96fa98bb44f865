import { type BackoffOptions, backoffMs } from "../../client/backoff.ts";
import { type Clock, systemClock } from "../../client/clock.ts";

export interface WorkQueueOptions {
  /** Of work that did not succeed; default 5 ms, doubling up to a minute. */
  readonly backoff?: BackoffOptions;
  readonly clock?: Clock;
  /** Numbers in [0, 1). */
  readonly random?: () => number;
  readonly meter?: QueueMeter;
}

/** Measures what happens to the keys of a queue. */
export interface QueueMeter {
  /** The key waits from now on, and did not before. */
  readonly added: (key: string) => void;
  /** A worker looks at the key from now on. */
  readonly taken: (key: string) => void;
  readonly done: (key: string) => void;
  /** A look at a key did not succeed, and there will be another. */
  readonly retried: () => void;
  /** Nothing waits any more; called once or more. */
  readonly stopped: () => void;
}

const defaultBackoff = {
  baseMs: 5,
  /** @limit Wait before a key that failed is tried again: tried again after that time. */
  maxMs: 60_000,
};
const unmetered: QueueMeter = { added() {}, taken() {}, done() {}, retried() {}, stopped() {} };

/**
 * Names of what is to be looked at, "default/web" say. A key waits at most once, however often it is added, and is not
 * given out while a worker has it: added meanwhile, it comes again afterwards. So the queue is never longer than
 * there are objects.
 */
export class WorkQueue {
  readonly #options: Required<WorkQueueOptions>;
  /** In the order of their turn. */
  readonly #waiting = new Set<string>();
  readonly #working = new Set<string>();
  /** Added while a worker has them. */
  readonly #again = new Set<string>();
  readonly #later = new Map<string, { readonly dueMs: number; readonly cancel: () => void }>();
  readonly #failures = new Map<string, number>();
  #takers: ((key: string | undefined) => void)[] = [];
  #isStopped = false;

  constructor(options: WorkQueueOptions = {}) {
    const { backoff = defaultBackoff, clock = systemClock, random = Math.random, meter = unmetered } = options;
    this.#options = { backoff, clock, random, meter };
  }

  /** Keys that wait for their turn. */
  get length(): number {
    return this.#waiting.size;
  }

  add(key: string): void {
    if (this.#isStopped || this.#waiting.has(key) || this.#again.has(key)) return;
    this.#options.meter.added(key);
    if (this.#working.has(key)) this.#again.add(key);
    else this.#wait(key);
  }

  #wait(key: string): void {
    const taker = this.#takers.shift();
    if (taker === undefined) {
      this.#waiting.add(key);
      return;
    }
    this.#begin(key);
    taker(key);
  }

  #begin(key: string): void {
    this.#working.add(key);
    this.#options.meter.taken(key);
  }

  /** Adds the key once this time is over. Of several times for one key the nearest counts. */
  addAfter(key: string, delayMs: number): void {
    if (this.#isStopped) return;
    const { clock } = this.#options;
    const dueMs = clock.nowMs() + delayMs;
    const known = this.#later.get(key);
    if (known !== undefined && known.dueMs <= dueMs) return;
    known?.cancel();
    const cancel = clock.after(delayMs, () => {
      this.#later.delete(key);
      this.add(key);
    });
    this.#later.set(key, { dueMs, cancel });
  }

  /** Adds the key after a wait that grows each time, until `forget`. */
  retry(key: string): void {
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.set(key, failures + 1);
    this.#options.meter.retried();
    this.addAfter(key, backoffMs(failures, this.#options.backoff, this.#options.random));
  }

  /** The work on the key went well: the next wait is a short one again. */
  forget(key: string): void {
    this.#failures.delete(key);
  }

  /** The next key, once there is one; undefined when the queue was stopped. Ends with `done`. */
  async take(): Promise<string | undefined> {
    if (this.#isStopped) return undefined;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      this.#begin(key);
      return key;
    }
    return new Promise((resolve) => this.#takers.push(resolve));
  }

  done(key: string): void {
    this.#working.delete(key);
    this.#options.meter.done(key);
    if (this.#again.delete(key) && !this.#isStopped) this.#wait(key);
  }

  /** Gives no more keys out. */
  stop(): void {
    this.#isStopped = true;
    for (const { cancel } of this.#later.values()) cancel();
    this.#later.clear();
    this.#waiting.clear();
    this.#options.meter.stopped();
    for (const taker of this.#takers.splice(0)) taker(undefined);
  }
}
