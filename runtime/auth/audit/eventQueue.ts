import { pause } from "../../lib/pause.ts";
import { timerMs } from "../../schema/duration.ts";
import { type PackedEvents, PackedQueue } from "./packedEvents.ts";
import { type Throttle, TokenBucket } from "../../schema/tokenBucket.ts";

export interface QueueOptions {
  /** What follows each event. */
  readonly separator: "\n" | ",";
  /** Events that may wait; more are dropped. */
  readonly bufferSize: number;
  /** A delivery begins when as many wait. */
  readonly startAt: number;
  /** Events of one delivery. */
  readonly most: number;
  /** How long fewer than `startAt` wait, in milliseconds. */
  readonly waitMs: number;
  /** Bytes of one delivery. */
  readonly batchBytes: number;
  /** Of deliveries; absent: none. */
  readonly throttle?: Throttle | undefined;
  /** Rejects when the events are lost. The signal ends it early, when the server stops. */
  readonly deliver: (events: PackedEvents, signal: AbortSignal) => Promise<void>;
  /** Called for events that are lost: `full` of those that found no room. */
  readonly onLost: (count: number, why: "full" | "failed", error: unknown) => void;
}

/** @limit Audit events that wait for a log or webhook, in bytes: further ones are dropped, counted and logged. */
const maxWaitingBytes = 64 * 1024 * 1024;

/** Milliseconds that a delivery has to end in when it is broken off. */
const lastMs = 100;

/**
 * Events that wait to be delivered, in order, one delivery at a time. Nothing waits for a delivery but who calls
 * `pushAndWait`; at its limits events are dropped, so that a dead back end costs neither time nor memory.
 */
export class EventQueue {
  readonly #options: QueueOptions;
  readonly #bucket: TokenBucket | undefined;
  readonly #ending = new AbortController();
  readonly #waiting: PackedQueue;
  /** Numbers of the newest event that was taken in, and of the newest that was delivered or lost. */
  #pushed = 0;
  #settled = 0;
  #waiters: { readonly number: number; readonly resolve: (isKept: boolean) => void }[] = [];
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#waiting = new PackedQueue(options.separator);
    this.#bucket = options.throttle === undefined ? undefined : new TokenBucket(options.throttle);
  }

  /** False when there is no room. */
  push(event: string): boolean {
    const { bufferSize, onLost } = this.#options;
    const hasRoom = this.#waiting.count < bufferSize && this.#waiting.byteLength + event.length <= maxWaitingBytes;
    if (!hasRoom || this.#ending.signal.aborted) {
      onLost(1, "full", new Error("the buffer is full"));
      return false;
    }
    this.#waiting.push(event);
    this.#pushed += 1;
    this.#schedule();
    return true;
  }

  /** Resolves when the event was delivered, or to false when it is lost. */
  pushAndWait(event: string): Promise<boolean> {
    if (!this.push(event)) return Promise.resolve(false);
    return new Promise((resolve) => this.#waiters.push({ number: this.#pushed, resolve }));
  }

  /** Delivers what waits; what is left after so many milliseconds is lost. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    const timer = setTimeout(() => this.#ending.abort(new Error("the server stops")), graceMs);
    const over = new AbortController();
    await Promise.race([this.#drain(), pause(graceMs + lastMs, over.signal)]);
    over.abort();
    clearTimeout(timer);
    this.#ending.abort(new Error("the server has stopped"));
  }

  async #drain(): Promise<void> {
    while (this.#waiting.count > 0 || this.#running !== undefined) await this.#run();
  }

  #schedule(): void {
    if (this.#running !== undefined) return;
    const { startAt, waitMs } = this.#options;
    if (this.#waiting.count >= startAt) void this.#run();
    else this.#timer ??= setTimeout(() => void this.#run(), timerMs(waitMs)).unref();
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running ??= this.#deliverAll().finally(() => {
      this.#running = undefined;
      if (this.#waiting.count > 0) this.#schedule();
    });
    return this.#running;
  }

  async #deliverAll(): Promise<void> {
    const { startAt, most, batchBytes } = this.#options;
    do {
      const restMs = this.#bucket?.take(performance.now()) ?? 0;
      if (restMs > 0) await pause(restMs, this.#ending.signal);
      if (this.#waiting.count === 0) return;
      const batch = this.#waiting.take({ count: most, bytes: batchBytes });
      this.#settle(batch.ends.length, await this.#deliver(batch));
    } while (this.#waiting.count >= (this.#isStopping ? 1 : startAt));
  }

  async #deliver(batch: PackedEvents): Promise<boolean> {
    const { deliver, onLost } = this.#options;
    try {
      this.#ending.signal.throwIfAborted();
      await deliver(batch, this.#ending.signal);
      return true;
    } catch (error) {
      onLost(batch.ends.length, "failed", error);
      return false;
    } finally {
      this.#waiting.release(batch);
    }
  }

  #settle(count: number, isKept: boolean): void {
    this.#settled += count;
    let done = 0;
    for (const { number, resolve } of this.#waiters) {
      if (number > this.#settled) break;
      resolve(isKept);
      done += 1;
    }
    if (done > 0) this.#waiters = this.#waiters.slice(done);
  }
}
