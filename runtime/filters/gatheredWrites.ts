import type { ServerResponse } from "node:http";

/** What is sent as a stream. */
type Response = Pick<ServerResponse, "cork" | "uncork">;

/** A write adds so much to the pause after its turn; a pause shorter or longer than these is none, or ends there. */
const pauseMsEach = 0.1;
const minPauseMs = 1;
const maxPauseMs = 25;

/**
 * Lets streams gather what is written to them while there are many. To encrypt one frame and hand it to the system
 * costs nearly what it costs for several, so after a turn of the event loop that wrote to a hundred streams, all of
 * them keep what comes in the next 10 ms and send it at once. Fewer than ten writes make nobody wait.
 *
 *   turn     100 streams are written to, each sends at once
 *   pause    10 ms: two commits, 200 frames are kept
 *   end      100 streams send two frames each; the next pause begins
 *   pause    10 ms: nothing comes; from its end on, streams send at once again
 */
export class GatheredWrites {
  readonly #keeping = new Set<Response>();
  /** Writes that were sent in this turn. */
  #written = 0;
  #isPause = false;

  /** To be called before each write. */
  before(res: Response): void {
    if (this.#isPause) {
      if (this.#keeping.has(res)) return;
      this.#keeping.add(res);
      res.cork();
    } else {
      this.#written += 1;
      if (this.#written === 1) setImmediate(() => this.#pause());
    }
  }

  /** To be called before a stream is ended, which sends what it keeps. */
  forget(res: Response): void {
    this.#keeping.delete(res);
  }

  #pause(): void {
    const pauseMs = Math.min(this.#written * pauseMsEach, maxPauseMs);
    this.#written = 0;
    this.#isPause = pauseMs >= minPauseMs;
    if (this.#isPause) setTimeout(() => this.#resume(), pauseMs);
  }

  #resume(): void {
    this.#written = this.#keeping.size;
    for (const res of this.#keeping) res.uncork();
    this.#keeping.clear();
    this.#pause();
  }
}
