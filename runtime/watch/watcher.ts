import { failpoints } from "../lib/failpoints.ts";
import { nextTurn } from "../lib/work.ts";
import type { CacheEntry, Choice, Predicate, SelectableMeta } from "./cacheEntry.ts";
import { UnreadableError } from "./unreadable.ts";
import { EventBatch, type WatchEvent, type WatchEventType } from "./watchEvent.ts";
import { isTaken, whenTaken } from "./whenTaken.ts";

/**
 * Bytes that may wait in a sink when the next commit comes; beyond, the watcher is slow.
 * @limit Bytes that wait for a watcher at the next commit: the watch is closed.
 */
export const defaultMaxBufferedBytes = 16 * 1024 * 1024;

/**
 * Changes of the past that are sent in one turn of the event loop: others are answered in between.
 * @limit Past changes that a watch sends in a turn: the next turn goes on.
 */
const defaultPastAtOnce = 1000;
/** @limit Bytes of past changes that a watch sends in a turn: the next turn goes on. */
const partBytes = 64 * 1024;
/**
 * Changes that may come while the past is sent; beyond, the watcher is slow.
 * @limit Changes that arrive while a watch sends the past: the watch is closed.
 */
const maxMeanwhile = 100_000;

/**
 * "slow": the backlog limit was passed. "shutdown": the cache closed. "failed": the sink threw. "restored": an object
 * that could not be read is there again. "expired": what was sent may have been wrong, and must be read anew. An error:
 * a change is of an object that cannot be read.
 */
export type WatchCloseReason = "slow" | "shutdown" | "failed" | "restored" | "expired" | UnreadableError;

/** Where a watcher's events go. All calls are in order; none comes after `close`, nor after the watcher was stopped. */
export interface WatchSink {
  /** Never empty. Must not wait: what cannot be sent yet counts into `bufferedBytes`. */
  events(batch: EventBatch): void;
  /** Every event up to this revision has been delivered. */
  bookmark(revision: number): void;
  /** Bytes taken over but not yet sent. */
  bufferedBytes(): number;
  /** `error` is what it threw, of "failed": the owner of the sink logs it. */
  close(reason: WatchCloseReason, error?: unknown): void;
}

export interface WatchOptions extends Choice {
  /** Events after this revision, out of history where it lies back. Absent: after the cache's newest. */
  readonly fromRevision?: number;
  /** `fromRevision` was read of this cache, with all changes of it where several share it. */
  readonly knowsAll?: boolean;
  /** Only keys that start so: the collection or one namespace of it. */
  readonly prefix: string;
  readonly sink: WatchSink;
  readonly maxBufferedBytes?: number;
  /** Changes of the past that are sent in one turn. */
  readonly pastAtOnce?: number;
}

/** What a watcher needs of its cache. */
export interface WatcherHost {
  metaOf(entry: CacheEntry): SelectableMeta;
  /** The newest revision whose events all watchers have. */
  readonly deliveredRevision: number;
  forget(watcher: Watcher): void;
  /** A watcher is closed because it did not keep up. */
  tooSlow(): void;
}

/** One watch: selects from each batch and hands it on, until it is stopped or closed. */
export class Watcher {
  readonly #options: WatchOptions;
  readonly #host: WatcherHost;
  #revision: number;
  #isOpen = true;
  /** Changes that are still to be sent while the past is sent in parts; undefined when it has been. */
  #unsent: WatchEvent[] | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(options: WatchOptions & { readonly fromRevision: number }, host: WatcherHost) {
    this.#options = options;
    this.#host = host;
    this.#revision = options.fromRevision;
  }

  /** Which objects can concern it at all. */
  get choice(): Choice {
    return this.#options;
  }

  /** Events after this one are still to be sent. */
  get revision(): number {
    return this.#revision;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends a bookmark after all events delivered so far; not while some of the past are still to be sent. */
  bookmark(): void {
    if (!this.#isOpen || this.#unsent !== undefined) return;
    this.#revision = Math.max(this.#revision, this.#host.deliveredRevision);
    const revision = this.#revision;
    this.#guarded(() => this.#options.sink.bookmark(revision));
  }

  /** Ends the watch from the client's side; the sink hears nothing more. */
  stop(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#stopWaiting?.();
    this.#host.forget(this);
  }

  /** Ends the watch from the server's side. */
  close(reason: WatchCloseReason, error?: unknown): void {
    if (!this.#isOpen) return;
    this.stop();
    this.#options.sink.close(reason, error);
  }

  /** Ends it since it did not keep up. */
  closeAsSlow(): void {
    if (!this.#isOpen) return;
    this.#host.tooSlow();
    this.close("slow");
  }

  /** Called in revision order for each commit that can concern it; what it has out of history, it passes over. */
  deliver(batch: EventBatch): void {
    if (!this.#isOpen) return;
    if (this.#unsent === undefined) this.#send(batch);
    else this.#keep(this.#unsent, batch);
  }

  /**
   * Sends changes of the past, in revision order, a part of them in a turn and no faster than the sink is emptied. The
   * first part goes out before this returns; commits that come meanwhile wait behind the rest. The array is the
   * watcher's from now on.
   */
  replay(events: WatchEvent[]): void {
    this.#unsent = events;
    this.#sendPart();
  }

  #keep(unsent: WatchEvent[], { events }: EventBatch): void {
    const known = unsent.at(-1)?.entry.revision ?? this.#revision;
    const further = events.filter(({ entry }) => entry.revision > known);
    if (unsent.length + further.length > maxMeanwhile) this.closeAsSlow();
    else for (const event of further) unsent.push(event);
  }

  #sendPart(): void {
    const { sink, pastAtOnce = defaultPastAtOnce } = this.#options;
    if (!this.#isOpen || this.#unsent === undefined) return;
    if (!isTaken(sink)) {
      this.#stopWaiting = whenTaken(sink, { taken: () => this.#sendPart() });
      return;
    }
    const part = this.#unsent.splice(0, endOfPart(this.#unsent, pastAtOnce));
    const isLast = this.#unsent.length === 0;
    if (isLast) this.#unsent = undefined;
    else void nextTurn().then(() => this.#sendPart());
    this.#send(new EventBatch(part, part.at(-1)?.entry.revision ?? this.#revision));
  }

  #send(batch: EventBatch): void {
    const { sink, maxBufferedBytes = defaultMaxBufferedBytes } = this.#options;
    const unreadable = batch.unreadable.length === 0 ? undefined : this.#unreadableIn(batch);
    if (unreadable !== undefined) {
      this.close(unreadable);
      return;
    }
    const selected = this.#select(batch);
    this.#revision = Math.max(this.#revision, batch.revision);
    if (selected.events.length === 0) return;
    this.#guarded(() => {
      if (failpoints !== undefined) failpoints.passNow("beforeWatchSend");
      if (sink.bufferedBytes() <= maxBufferedBytes) sink.events(selected);
      else this.closeAsSlow();
    });
  }

  #select(batch: EventBatch): EventBatch {
    const { prefix, key, matches } = this.#options;
    // A watch from a revision that is still to come skips what lies before it.
    const first = batch.events[0];
    const isAhead = first !== undefined && first.entry.revision <= this.#revision;
    const ranged = batch.within(prefix);
    if (key === undefined && matches === undefined && !isAhead) return ranged;
    return ranged.selected(ranged.events.map((event) => this.#typeOf(event)?.[0] ?? "-").join(""));
  }

  /** No selector can be asked of what cannot be read, so it concerns all who watch its range. */
  #unreadableIn(batch: EventBatch): UnreadableError | undefined {
    const { prefix, key } = this.#options;
    const objects = batch.unreadable.filter((each) => {
      return each.revision > this.#revision && each.key.startsWith(prefix) && (key === undefined || key === each.key);
    });
    return objects.length === 0 ? undefined : new UnreadableError(objects);
  }

  /** What a change is to a client that sees only what it selects; undefined when it is nothing. */
  #typeOf({ type, entry, previous }: WatchEvent): WatchEventType | undefined {
    const { key, matches } = this.#options;
    if (entry.revision <= this.#revision || (key !== undefined && entry.key !== key)) return undefined;
    if (matches === undefined) return type;
    const was = previous !== undefined && this.#matches(previous, matches);
    const is = this.#matches(entry, matches);
    if (was) return is ? "MODIFIED" : "DELETED";
    return is ? "ADDED" : undefined;
  }

  #matches(entry: CacheEntry, matches: Predicate): boolean {
    return !entry.deleted && matches(entry, () => this.#host.metaOf(entry));
  }

  /** A sink that throws loses its watch, so that the other watchers still get theirs. */
  #guarded(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.close("failed", error);
    }
  }
}

/** So many of the first events, fewer when they are long, and those that share the revision of the last of them. */
function endOfPart(events: readonly WatchEvent[], count: number): number {
  let end = 0;
  for (let bytes = 0; end < count && end < events.length && bytes < partBytes; end++) {
    const entry = events[end]?.entry;
    if (entry?.unreadable === undefined) bytes += entry?.bytes.length ?? 0;
  }
  while (end < events.length && events[end]?.entry.revision === events[end - 1]?.entry.revision) end += 1;
  return end;
}
