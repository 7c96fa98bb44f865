import { failpoints } from "../lib/failpoints.ts";
import { nextTurn } from "../lib/work.ts";
import type { CacheEntry, Choice, SelectableMeta } from "./cacheEntry.ts";
import type { Part, PartLimits } from "./history.ts";
import { UnreadableError } from "./unreadable.ts";
import { EventBatch, typeSeen, type WatchEvent, type WatchEventType } from "./watchEvent.ts";
import { isTaken, whenTaken } from "./whenTaken.ts";

/**
 * Changes of the past that are sent in one turn of the event loop: others are answered in between.
 * @limit Past changes that a watch sends in a turn: the next turn goes on.
 */
const defaultPastAtOnce = 1000;
/** @limit Bytes of past changes that a watch sends in a turn: the next turn goes on. */
const maxPartBytes = 64 * 1024;

/**
 * "slow": its client is further behind than history. "shutdown": the cache closed. "failed": the sink threw.
 * "restored": an object that could not be read is there again. "expired": what was sent may have been wrong, and must
 * be read anew. An error: a change is of an object that cannot be read.
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
  /** So many bytes may wait when it is given more; beyond, the watch goes on when the client has taken them. */
  maxBufferedBytes(): number;
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
  /** Changes of the past that are sent in one turn. */
  readonly pastAtOnce?: number;
}

/** What a watcher needs of its cache. */
export interface WatcherHost {
  metaOf(entry: CacheEntry): SelectableMeta;
  /** The changes after a revision, oldest first; undefined where they are no longer known. */
  pastAfter(revision: number, limits: PartLimits): Part | undefined;
  /** The newest revision whose events all watchers have. */
  readonly deliveredRevision: number;
  forget(watcher: Watcher): void;
  /** A watcher is closed because it did not keep up. */
  tooSlow(): void;
}

/**
 * One watch: selects from each batch and hands it on, until it is stopped or closed. While it is behind, as it begins
 * in the past or its client does not keep up, it keeps no changes, and reads them from history when there is room:
 *
 *   commit 5       sent; the client has not taken so much that no more may wait
 *   commits 6, 7   nothing is done
 *   client took    6 and 7 are sent; the watch is no longer behind
 */
export class Watcher {
  readonly #options: WatchOptions;
  readonly #host: WatcherHost;
  #revision: number;
  #isOpen = true;
  #isBehind = false;
  #isSealed = false;
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

  /** Sends a bookmark after all events delivered so far; not while the watch is behind. */
  bookmark(): void {
    if (this.#isSealed || this.#isBehind) return;
    this.#revision = Math.max(this.#revision, this.#host.deliveredRevision);
    const revision = this.#revision;
    this.#guarded(() => this.#options.sink.bookmark(revision));
  }

  /** Nothing comes from now on but `close`. */
  seal(): void {
    this.#isSealed = true;
    this.#stopWaiting?.();
    this.#host.forget(this);
  }

  /** Ends the watch from the client's side; the sink hears nothing more. */
  stop(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.seal();
  }

  /** Ends the watch from the server's side. */
  close(reason: WatchCloseReason, error?: unknown): void {
    if (!this.#isOpen) return;
    if (reason === "slow") this.#host.tooSlow();
    this.stop();
    this.#options.sink.close(reason, error);
  }

  /** Called in revision order for each commit that can concern it; what it has out of history, it passes over. */
  deliver(batch: EventBatch): void {
    if (!this.#isSealed && !this.#isBehind) this.#send(batch);
  }

  /** Sends what history has after its revision; the first part, where there is room, before this returns. */
  catchUp(): void {
    if (this.#isBehind) return;
    this.#isBehind = true;
    this.#sendPart();
  }

  #sendPart(): void {
    const { sink, pastAtOnce: maxEvents = defaultPastAtOnce } = this.#options;
    if (this.#isSealed) return;
    if (!isTaken(sink)) {
      this.#stopWaiting = whenTaken(sink, { taken: () => this.#sendPart() });
      return;
    }
    const part = this.#host.pastAfter(this.#revision, { maxEvents, maxBytes: maxPartBytes });
    if (part === undefined) {
      this.close("slow");
      return;
    }
    const { events, isLast } = part;
    this.#isBehind = !isLast;
    if (!isLast) void nextTurn().then(() => this.#sendPart());
    if (events.length > 0) this.#send(new EventBatch(events, events.at(-1)?.entry.revision ?? this.#revision));
  }

  #send(batch: EventBatch): void {
    const { sink } = this.#options;
    const unreadable = batch.unreadable.length === 0 ? undefined : this.#unreadableIn(batch);
    if (unreadable !== undefined) {
      this.close(unreadable);
      return;
    }
    const selected = this.#select(batch);
    if (selected.events.length > 0 && !hasRoom(sink)) {
      // It had all before that; the commits that did not concern it did not come here.
      this.#revision = Math.max(this.#revision, (batch.events[0]?.entry.revision ?? 0) - 1);
      this.catchUp();
      return;
    }
    this.#revision = Math.max(this.#revision, batch.revision);
    if (selected.events.length === 0) return;
    this.#guarded(() => {
      if (failpoints !== undefined) failpoints.passNow("beforeWatchSend");
      sink.events(selected);
    });
  }

  #select(batch: EventBatch): EventBatch {
    const { prefix, key, matches } = this.#options;
    // A watch from a revision that is still to come skips what lies before it.
    const first = batch.events[0];
    const isAhead = first !== undefined && first.entry.revision <= this.#revision;
    const ranged = batch.within(prefix);
    if (key === undefined && matches === undefined && !isAhead) return ranged;
    return ranged.selected((event) => this.#typeOf(event));
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
  #typeOf(event: WatchEvent): WatchEventType | undefined {
    const { key, matches } = this.#options;
    const { revision, key: own } = event.entry;
    if (revision <= this.#revision || (key !== undefined && own !== key)) return undefined;
    if (matches === undefined) return event.type;
    return typeSeen(event, (entry) => matches(entry, () => this.#host.metaOf(entry)));
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

function hasRoom(sink: WatchSink): boolean {
  return isTaken(sink) || sink.bufferedBytes() <= sink.maxBufferedBytes();
}
