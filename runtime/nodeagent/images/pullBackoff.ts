import type { Clock } from "../../client/clock.ts";

const firstDelayMs = 10_000;
const longestDelayMs = 300_000;

interface Failure {
  readonly delayMs: number;
  readonly untilMs: number;
  readonly cause: string;
}

/** Remembers which pulls failed, and until when each is not tried again: longer each time. */
export class PullBackoff {
  readonly #clock: Clock;
  readonly #failures = new Map<string, Failure>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds until the image may be pulled again; 0 when it may now. */
  waitMs(podUid: string, image: string): number {
    const { untilMs = 0 } = this.#failures.get(`${podUid}/${image}`) ?? {};
    return Math.max(0, untilMs - this.#clock.nowMs());
  }

  /** Why the last pull failed. */
  cause(podUid: string, image: string): string {
    return this.#failures.get(`${podUid}/${image}`)?.cause ?? "";
  }

  /** A failure long ago does not count. */
  failed(podUid: string, image: string, cause: string): void {
    const key = `${podUid}/${image}`;
    const before = this.#failures.get(key);
    const nowMs = this.#clock.nowMs();
    const isRecent = before !== undefined && nowMs - before.untilMs < 2 * longestDelayMs;
    const delayMs = isRecent ? Math.min(longestDelayMs, before.delayMs * 2) : firstDelayMs;
    this.#failures.set(key, { delayMs, untilMs: nowMs + delayMs, cause });
  }

  succeeded(podUid: string, image: string): void {
    this.#failures.delete(`${podUid}/${image}`);
  }

  /** The pod is gone. */
  forget(podUid: string): void {
    for (const key of this.#failures.keys()) if (key.startsWith(`${podUid}/`)) this.#failures.delete(key);
  }
}
