import { expired, internalError } from "../../../generated/errors.ts";
import type { Store } from "../../registry/store.ts";
import { isStatusError, type Status } from "../../schema/index.ts";
import {
  type EventBatch,
  RevisionError,
  UnreadableError,
  type WatchCloseReason,
  type Watcher,
  type WatchOptions,
  type WatchSink,
} from "../../watch/watchCache.ts";
import type { StreamSource } from "../request.ts";
import type { Due } from "./dueTimes.ts";
import { sendInitialEvents } from "./initialEvents.ts";
import { inOrder } from "./inOrder.ts";
import { unreadableStatus } from "../answers/unreadableStatus.ts";
import { sendEvents } from "./sendEvents.ts";
import type { WatchStreamOptions } from "./streamOptions.ts";

/** Why a watch ends whose cache was not as the store: the client lists anew. */
const notAsStored = "too old resource version: the objects were read from the store again";
const unsent = internalError("the watch could not be sent").status;
const bookmarkIntervalMs = 60_000;
/** A last bookmark comes this long before the timeout, so that the client resumes from there. */
const lastBookmarkMs = 2000;

/**
 * Sends the current objects where the client asked for them, then every change since, until the timeout. Returns how to
 * stop.
 */
export function startWatch(options: WatchStreamOptions): StreamSource {
  const stream = new WatchStream(options);
  stream.start();
  return stream;
}

/** One watch: what it keeps is all that an idle one takes. */
class WatchStream implements WatchSink, StreamSource, Due {
  readonly #options: WatchStreamOptions;
  readonly #startMs: number;
  /** When the next bookmark is due; without bookmarks, or when none comes any more, never. */
  #markMs = Number.POSITIVE_INFINITY;
  #watcher: Watcher | undefined;
  #isFollowing = false;
  #stopInitial: (() => void) | undefined;
  dueMs: number | undefined = undefined;

  constructor(options: WatchStreamOptions) {
    this.#options = options.readable === undefined ? options : this.#inOrder(options);
    this.#startMs = options.times.nowMs();
  }

  start(): void {
    const { start, bookmarks } = this.#options;
    try {
      if (start.failure !== undefined) this.#fail(start.failure);
      else if (start.fromRevision !== undefined) this.#followFrom({ fromRevision: start.fromRevision });
      else this.#sendInitial();
    } catch (error) {
      this.#failWith(error);
    }
    if (this.#watcher?.isOpen !== true) return; // it has failed, or met a past change that cannot be sent
    if (bookmarks) this.#markMs = this.#startMs + bookmarkIntervalMs;
    this.#setTime();
  }

  #inOrder(options: WatchStreamOptions): WatchStreamOptions {
    const ordered = inOrder(options.sink, (error) => this.#failWith(error));
    return { ...options, sink: ordered, ordered };
  }

  stop(): void {
    this.#options.ordered?.drop();
    this.#options.times.clear(this);
    this.#endInitial();
    this.#watcher?.stop();
  }

  events(batch: EventBatch): void {
    sendEvents(batch, this.#options);
  }

  bookmark(revision: number): void {
    const { sink, encoder } = this.#options;
    sink.write(encoder.bookmark(revision, { isInitialEnd: false }));
  }

  bufferedBytes(): number {
    return this.#options.sink.bufferedBytes();
  }

  maxBufferedBytes(): number {
    return this.#options.sink.maxBufferedBytes();
  }

  close(reason: WatchCloseReason, error?: unknown): void {
    const { store, sink, encoder } = this.#options;
    if (reason === "failed") {
      sink.report(error);
      sink.write(encoder.error(unsent));
    }
    if (reason === "expired") sink.write(encoder.error(expired(notAsStored).status));
    if (reason instanceof UnreadableError) sink.write(encoder.error(unreadable(store, reason)));
    this.stop();
    if (reason === "slow") sink.cut();
    else sink.end();
  }

  /** A bookmark, or the end. */
  due(): void {
    const nowMs = this.#options.times.nowMs();
    if (nowMs >= this.#endMs) {
      this.#end();
      return;
    }
    if (nowMs >= this.#markMs) {
      if (this.#isFollowing) this.#watcher?.bookmark();
      const isLast = this.#markMs === this.#lastMarkMs;
      this.#markMs = isLast ? Number.POSITIVE_INFINITY : this.#markMs + bookmarkIntervalMs;
    }
    if (this.#watcher?.isOpen === true) this.#setTime();
  }

  get #endMs(): number {
    return this.#startMs + this.#options.timeoutMs;
  }

  get #lastMarkMs(): number {
    return this.#endMs - lastBookmarkMs;
  }

  #setTime(): void {
    const lastMs = this.#lastMarkMs;
    if (this.#markMs !== Number.POSITIVE_INFINITY && this.#markMs >= lastMs) {
      this.#markMs = lastMs > this.#options.times.nowMs() ? lastMs : Number.POSITIVE_INFINITY;
    }
    this.#options.times.set(this, Math.min(this.#markMs, this.#endMs));
  }

  #end(): void {
    this.stop();
    this.#options.sink.end();
  }

  #fail(status: Status): void {
    const { sink, encoder } = this.#options;
    sink.write(encoder.error(status));
    this.#end();
  }

  #failWith(error: unknown): void {
    const { store, sink } = this.#options;
    const status = statusOf(store, error);
    if (status === undefined) sink.report(error);
    this.#fail(status ?? unsent);
  }

  #sendInitial(): void {
    this.#stopInitial = sendInitialEvents(this.#options, {
      done: (revision) => this.#afterInitial(revision),
      failed: (error) => this.#failWith(error),
      // Who reads takes a seat as long as it takes; one that does not read costs nothing, and must not keep others out.
      stalled: () => this.#options.sink.begun(),
    });
    // The changes wait in history for their turn; that the cache ends its watches must be heard at once.
    if (this.#isFollowing) this.#stopInitial = undefined;
    else this.#watcher = this.#follow({ matches: () => false });
  }

  #endInitial(): void {
    this.#stopInitial?.();
    this.#stopInitial = undefined;
  }

  #afterInitial(revision: number): void {
    const { store, range, sink, encoder, start, bookmarks, meter } = this.#options;
    this.#stopInitial = undefined;
    const isInNamespace = range !== store.rangeOf("");
    meter.initial({ isInNamespace }).observe((this.#options.times.nowMs() - this.#startMs) / 1000);
    if (bookmarks && start.marksInitialEnd) sink.write(encoder.bookmark(revision, { isInitialEnd: true }));
    this.#followFrom({ fromRevision: revision, knowsAll: true });
  }

  #followFrom(from: Pick<WatchOptions, "fromRevision" | "knowsAll">): void {
    this.#watcher?.stop();
    this.#watcher = this.#follow(from);
    this.#isFollowing = true;
    this.#options.selection.forget?.();
    this.#options.sink.begun();
  }

  /** The changes after a revision; after the newest where none is given. */
  #follow(from: Pick<WatchOptions, "fromRevision" | "knowsAll" | "matches">): Watcher {
    const { store, selection, range: prefix } = this.#options;
    const { matches, key, pin } = selection;
    return store.cache.watch({ prefix, matches, key, pin, ...from, sink: this });
  }
}

/** The error event for a change that cannot be sent; undefined for a fault of the server. */
function statusOf(store: Store, error: unknown): Status | undefined {
  if (error instanceof UnreadableError) return unreadable(store, error);
  if (isStatusError(error)) return error.status;
  if (!(error instanceof RevisionError)) return undefined;
  return expired(`too old resource version: ${error.revision} (${error.oldestRevision})`).status;
}

function unreadable({ descriptor }: Store, error: UnreadableError): Status {
  const resource = { group: descriptor.group, resource: descriptor.plural };
  return unreadableStatus(error, { resource, namesAll: false }).status;
}
