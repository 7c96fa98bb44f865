import type { StorageEvent } from "./storage.ts";

/** @limit Age of a change that only the journal has: the database takes it over. */
const restMs = 200;
/** How long at most when the database refuses again and again, in milliseconds. */
const maxRestMs = 5000;
/** @limit Values that only the journal has: the database takes them over at once. */
const fullBytes = 1024 * 1024;

/** Makes changes durable in the database, all or none: the newest of each key, and the revision of the store. */
export type MoveChanges = (changes: Iterable<StorageEvent>, revision: number) => Promise<void>;

/**
 * Changes that are durable in the journal and not yet in the database: the newest of each key. They are moved in the
 * background, many at a time, so that a key that changes often is written seldom. Those moved last are kept until the
 * next are moved: what was written a moment ago is asked for soon, and here that costs a tenth.
 *
 *   waiting: a@9 b@12     moving: a@7 c@8     the database: everything up to 6, or to 8 when it has taken them over
 */
export class Backlog {
  readonly #move: MoveChanges;
  #waiting = new Map<string, StorageEvent>();
  #moving = new Map<string, StorageEvent>();
  #bytes = 0;
  #restMs = restMs;
  #revision: number;
  #moved: number;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `revision` is what the database holds. */
  constructor(move: MoveChanges, revision: number) {
    this.#move = move;
    this.#revision = revision;
    this.#moved = revision;
  }

  /** The database holds everything up to this revision. */
  get moved(): number {
    return this.#moved;
  }

  /** The newest revision taken. */
  get revision(): number {
    return this.#revision;
  }

  /** The newest change of a key, as far as it is known here; else the database has it. */
  find(key: string): StorageEvent | undefined {
    return this.#waiting.get(key) ?? this.#moving.get(key);
  }

  /** Those of a range of keys, in key order; all keys from `start` without an `end`. */
  within(start: string, end: string | undefined): StorageEvent[] {
    const newest = new Map<string, StorageEvent>();
    for (const changes of [this.#moving, this.#waiting]) {
      for (const [key, event] of changes) if (key >= start && (end === undefined || key < end)) newest.set(key, event);
    }
    return [...newest.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** Takes changes that are durable, and sees to it that they are moved soon. */
  add(events: readonly StorageEvent[], revision: number): void {
    for (const event of events) {
      this.#waiting.set(event.key, event);
      this.#bytes += event.value.byteLength;
    }
    this.#revision = revision;
    this.#arrange();
  }

  /** Resolves when the database holds all changes taken up to this call; rejects with what the database refused. */
  async drain(): Promise<void> {
    const goal = this.#revision;
    await Promise.allSettled([this.#running]); // what is refused may have been asked for before there was room
    while (this.#moved < goal) await this.#run();
  }

  /** Runs something while nothing is moved; what is written meanwhile waits here. */
  async whileStill<T>(run: () => Promise<T>): Promise<T> {
    while (this.#running !== undefined) await Promise.allSettled([this.#running]);
    const outcome = run();
    this.#running = outcome.then(
      () => this.#rest(),
      () => this.#rest(),
    );
    return outcome;
  }

  /** Drains, and moves nothing more by itself. */
  async close(): Promise<void> {
    try {
      await this.drain();
    } finally {
      clearTimeout(this.#timer);
    }
  }

  #arrange(): void {
    if (this.#running !== undefined || this.#waiting.size === 0) return;
    if (this.#bytes >= fullBytes) this.#background();
    else this.#timer ??= setTimeout(() => this.#background(), this.#restMs).unref();
  }

  /** Callers of drain get the error. Meanwhile nothing is lost: the journal has it, and fills up at last. */
  #background(): void {
    this.#run().catch(() => this.#arrange());
  }

  #run(): Promise<void> {
    this.#running ??= this.#moveAll().finally(() => this.#rest());
    return this.#running;
  }

  #rest(): void {
    this.#running = undefined;
    this.#arrange();
  }

  async #moveAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const revision = this.#revision;
    this.#moving = this.#waiting;
    this.#waiting = new Map();
    this.#bytes = 0;
    try {
      await this.#move(this.#moving.values(), revision);
      this.#moved = revision;
      this.#restMs = restMs;
    } catch (error) {
      this.#restMs = Math.min(2 * this.#restMs, maxRestMs);
      for (const [key, event] of this.#waiting) this.#moving.set(key, event);
      this.#waiting = this.#moving;
      this.#moving = new Map();
      throw error;
    }
  }
}
