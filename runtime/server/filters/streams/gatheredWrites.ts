import type { ServerResponse } from "node:http";
import { streamTurnMs } from "../../../lib/work.ts";

/** What is sent as a stream. */
type Response = Pick<ServerResponse, "cork" | "uncork">;

/** A write adds so much to the pause after its turn; a pause shorter or longer than these is none, or ends there. */
const pauseMsEach = 0.1;
const minPauseMs = 1;
const maxPauseMs = 25;
/**
 * Writes that a turn sends at once, and their bytes.
 * @limit Writes to streams in one turn: the other streams send in later turns.
 */
const turnWrites = 300;
/** @limit Bytes sent to streams in one turn: the same. */
const turnBytes = 4 * 1024 * 1024;

/**
 * Lets streams gather what is written to them while there are many. To encrypt one frame and hand it to the system
 * costs nearly what it costs for several, so after a turn of the event loop that wrote to a hundred streams, all of
 * them keep what comes in the next 10 ms and send it at once. Fewer than ten writes make no stream wait.
 *
 *   turn     100 streams are written to, each sends at once
 *   pause    10 ms: two commits, 200 frames are kept
 *   end      100 streams send two frames each; the next pause begins
 *   pause    10 ms: nothing comes; from its end on, streams send at once again
 *
 * Where a turn has sent much already, the other streams keep theirs, and send it in turns: 100 KiB for each of 2,000
 * would hold up all requests for a second, and a small event for each of 10,000 for a third of that.
 */
export class GatheredWrites {
  #keeping = new Set<Response>();
  /** Streams whose turn it is to send what they kept. */
  #sending = new Set<Response>();
  /** Writes that were sent in this turn, and their bytes. */
  #written = 0;
  #bytes = 0;
  #isPause = false;

  /** To be called before each write of so many bytes. */
  before(res: Response, bytes: number): void {
    if (this.#isPause || this.#written >= turnWrites || this.#bytes >= turnBytes) {
      if (this.#keeping.has(res) || this.#sending.has(res)) return;
      this.#keeping.add(res);
      res.cork();
    } else {
      this.#written += 1;
      this.#bytes += bytes;
      if (this.#written === 1) setImmediate(() => this.#pause());
    }
  }

  /** To be called before a stream is ended, which sends what it keeps. */
  forget(res: Response): void {
    this.#keeping.delete(res);
    this.#sending.delete(res);
  }

  #pause(): void {
    const pauseMs = Math.min(this.#written * pauseMsEach, maxPauseMs);
    this.#written = 0;
    this.#bytes = 0;
    this.#isPause = pauseMs >= minPauseMs || this.#keeping.size > 0;
    if (this.#isPause) setTimeout(() => this.#resume(), pauseMs);
  }

  #resume(): void {
    const sent = this.#sending;
    this.#sending = this.#keeping;
    this.#keeping = sent;
    this.#written = this.#sending.size;
    this.#sendKept();
  }

  #sendKept(): void {
    const endMs = performance.now() + streamTurnMs;
    for (const res of this.#sending) {
      this.#sending.delete(res);
      res.uncork();
      if (performance.now() >= endMs) break;
    }
    if (this.#sending.size > 0) setImmediate(() => this.#sendKept());
    else this.#pause();
  }
}
