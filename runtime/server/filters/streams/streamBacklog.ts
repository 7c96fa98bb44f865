import { eachInTurns, nextTurn } from "../../../lib/work.ts";

/** A connection that a stream is sent over. */
export interface Outlet {
  readonly write: (frame: Buffer) => void;
  /** Bytes written that the client has not taken. */
  readonly bufferedBytes: () => number;
  /** Ends it behind what was written. */
  readonly close: () => void;
  /** Breaks it off; what the client has not taken is lost. */
  readonly cut: () => void;
  /** Tells when the client went away. */
  readonly onGone: (listener: () => void) => void;
}

/** What the backlog knows of a stream. */
type Followed = Pick<Outlet, "bufferedBytes" | "cut">;

export interface BacklogLimits {
  /** Bytes that may wait for the client of one stream when more is written to it. */
  readonly maxEachBytes: number;
  /** Bytes that may wait for the clients of all streams together. */
  readonly maxBytes: number;
  /** A stream whose client takes nothing for so long is cut, in milliseconds. */
  readonly stalledMs: number;
  /** How often streams that are behind are looked at, in milliseconds. */
  readonly lookMs: number;
}

export const defaultBacklogLimits: BacklogLimits = {
  /** @limit Bytes that wait for a watcher at the next commit: it goes on from there when they are taken. */
  maxEachBytes: 16 * 1024 * 1024,
  /** @limit Bytes that wait for the clients of all streams: the streams with the most are cut. */
  maxBytes: 256 * 1024 * 1024,
  /** @limit Stream with bytes waiting whose client takes none: it is cut. */
  stalledMs: 60_000,
  lookMs: 250,
};

/**
 * A stream with fewer bytes waiting keeps up, and is not counted.
 * @limit Bytes waiting in a stream that does not count as behind: it counts.
 */
const behindBytes = 64 * 1024;
/** Streams that are cut in one turn of the event loop: to close a connection takes most of its time after that. */
const cutAtOnce = 4;
/** Share of the limit from which on only streams that keep up are given more. */
const shareOfCrowd = 0.5;
/** Share of the limit that is left when streams are cut, so that the next look need not cut again. */
const shareLeft = 0.75;

interface Place {
  /** At the last write. */
  bytes: number;
  /** At the last look. */
  seenBytes: number;
  /** When its client last took something, by the monotonic clock. */
  movedMs: number;
}

/**
 * What waits for the clients of all streams of a server. A frame that many of them wait for is counted for each: every
 * connection keeps a place in its queue for it, and an encrypted copy of what it is sending. Beyond the limit the
 * streams with the most waiting are cut, and from half of it on nothing is written to streams that are behind. Only
 * streams that are behind cost anything here.
 */
export class StreamBacklog {
  readonly #limits: BacklogLimits;
  readonly #behind = new Map<Followed, Place>();
  #timer: NodeJS.Timeout | undefined;
  /** No less than what waits for the clients of streams that are behind, and just that at each look. */
  #bytes = 0;

  constructor(limits: BacklogLimits) {
    this.#limits = limits;
  }

  /** Bytes that may wait in a stream when more is written to it. */
  get maxEachBytes(): number {
    const { maxBytes, maxEachBytes } = this.#limits;
    return this.#bytes > maxBytes * shareOfCrowd ? behindBytes : maxEachBytes;
  }

  /** To be called after a write. */
  wrote(outlet: Followed): void {
    const bytes = outlet.bufferedBytes();
    if (bytes <= behindBytes) return;
    const place = this.#behind.get(outlet);
    this.#bytes += bytes - (place?.bytes ?? 0);
    if (place !== undefined) place.bytes = bytes;
    else this.#behind.set(outlet, { bytes, seenBytes: bytes, movedMs: performance.now() });
    this.#lookLater();
  }

  /** To be called when a connection is gone. */
  forget(outlet: Followed): void {
    this.#bytes -= this.#behind.get(outlet)?.bytes ?? 0;
    this.#behind.delete(outlet);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#behind.clear();
    this.#bytes = 0;
  }

  #lookLater(): void {
    this.#timer ??= setTimeout(() => void this.#look(), this.#limits.lookMs).unref();
  }

  async #look(): Promise<void> {
    for (const [index, outlet] of (await this.#excess()).entries()) {
      if (index > 0 && index % cutAtOnce === 0) await nextTurn();
      outlet.cut();
    }
    this.#timer = undefined;
    if (this.#behind.size > 0) this.#lookLater();
  }

  /** The streams to cut: those that are stalled, and the worst of the others while there is too much. */
  async #excess(): Promise<Followed[]> {
    const { maxBytes, stalledMs } = this.#limits;
    const nowMs = performance.now();
    const excess: Followed[] = [];
    const others: { readonly outlet: Followed; readonly bytes: number }[] = [];
    let total = 0;
    await eachInTurns(this.#behind, ([outlet, place]) => {
      const bytes = outlet.bufferedBytes();
      if (bytes < place.seenBytes) place.movedMs = nowMs;
      this.#bytes += bytes - place.bytes;
      place.bytes = bytes;
      place.seenBytes = bytes;
      if (bytes <= behindBytes) this.forget(outlet);
      else if (nowMs - place.movedMs >= stalledMs) excess.push(outlet);
      else {
        total += bytes;
        others.push({ outlet, bytes });
      }
    });
    if (total > maxBytes) {
      others.sort((a, b) => b.bytes - a.bytes);
      for (const { outlet, bytes } of others) {
        if (total <= maxBytes * shareLeft) break;
        total -= bytes;
        excess.push(outlet);
      }
    }
    for (const outlet of excess) this.forget(outlet);
    return excess;
  }
}
