import type { MutableEntry } from "./cacheEntry.ts";
import type { WatchEvent } from "./watchEvent.ts";

/**
 * Changes that are let go of at most for their age at a time: a millisecond's work or two.
 * @limit Changes dropped for their age at a time: the rest goes with the next commits.
 */
export const maxDropped = 2000;

export interface HistoryLimits {
  readonly historyMs: number;
  readonly maxEvents: number;
  readonly maxBytes: number;
}

/** What is read of it at once; the first change may be longer. */
export interface PartLimits {
  readonly maxEvents: number;
  readonly maxBytes: number;
}

/** Changes that follow a revision, oldest first. */
export interface Part {
  readonly events: readonly WatchEvent[];
  /** No others follow. */
  readonly isLast: boolean;
}

/** A change in the window. The event is the one of a watcher without a selector. */
export interface HistoryRecord {
  readonly event: WatchEvent;
  readonly entry: MutableEntry;
  readonly timeMs: number;
}

/** Where the store stood at a time. */
interface RevisionMark {
  readonly revision: number;
  readonly timeMs: number;
}

/**
 * The changes of one cache in revision order, as long as they are inside the limits. A change that leaves the window
 * takes the version before it along, since no allowed revision can reach that any more.
 *
 *   records: . . . [5 6 8 9]     head at 5, oldestRevision 4: the state at 4 and the events after 4 are known
 */
export class History {
  readonly #limits: HistoryLimits;
  readonly #dropped: (entry: MutableEntry) => void;
  #records: (HistoryRecord | undefined)[] = [];
  #head = 0;
  #bytes = 0;
  #oldestRevision: number;
  #oldestExactRevision: number;
  readonly #marks: RevisionMark[] = [];

  /** `dropped` hears of each version whose change left the window. */
  constructor(options: { limits: HistoryLimits; oldestRevision: number; dropped: (entry: MutableEntry) => void }) {
    this.#limits = options.limits;
    this.#dropped = options.dropped;
    this.#oldestRevision = options.oldestRevision;
    this.#oldestExactRevision = options.oldestRevision;
  }

  /** The lowest revision that can be watched from. */
  get oldestRevision(): number {
    return this.#oldestRevision;
  }

  /** The lowest revision that can be read exactly. */
  get oldestExactRevision(): number {
    return Math.max(this.#oldestRevision, this.#oldestExactRevision);
  }

  get size(): number {
    return this.#records.length - this.#head;
  }

  add(record: HistoryRecord): void {
    this.#records.push(record);
    this.#bytes += keptBytes(record);
  }

  /**
   * The first changes after a revision, and all that share the revision of the last of them; undefined where the window
   * begins later.
   */
  after(revision: number, { maxEvents, maxBytes }: PartLimits): Part | undefined {
    if (revision < this.#oldestRevision) return undefined;
    const events: WatchEvent[] = [];
    let bytes = 0;
    let last = 0;
    for (let i = this.#firstAfter(revision); i < this.#records.length; i++) {
      const record = this.#records[i];
      if (record === undefined) continue;
      const { event, entry } = record;
      const isFull = events.length >= maxEvents || bytes >= maxBytes;
      if (isFull && entry.revision !== last) return { events, isLast: false };
      events.push(event);
      if (entry.unreadable === undefined) bytes += entry.bytes.length;
      last = entry.revision;
    }
    return { events, isLast: true };
  }

  /**
   * The changes of one revision without its first, where a transaction gave several the same: who says that it has
   * come to this revision may have heard of the first alone.
   */
  besidesFirstAt(revision: number): WatchEvent[] {
    const end = this.#firstAfter(revision);
    let start = end;
    while (start > this.#head && this.#records[start - 1]?.entry.revision === revision) start -= 1;
    // Of the revision that the window begins at the first has left it.
    const skipped = revision === this.#oldestRevision ? 0 : 1;
    return this.#records.slice(start + skipped, end).flatMap((record) => record?.event ?? []);
  }

  /**
   * Notes the revision of the whole store now and then. Exact reads of revisions that the store left behind before the
   * window are refused, also where the collection has not changed since: clients may count on the end of a token.
   */
  mark(revision: number, nowMs: number): void {
    this.#marks.push({ revision, timeMs: nowMs });
    const oldestMs = nowMs - this.#limits.historyMs;
    while ((this.#marks[0]?.timeMs ?? nowMs) < oldestMs) {
      this.#oldestExactRevision = this.#marks.shift()?.revision ?? revision;
    }
  }

  /** Lets go of everything: the window begins at a revision. */
  restart(revision: number): void {
    for (const record of this.#records) if (record !== undefined) this.#drop(record);
    this.#records = [];
    this.#head = 0;
    this.#oldestRevision = revision;
  }

  /**
   * Lets go of what is beyond the limits of number and size, and of some of what is too old: a commit that comes after
   * a long rest must not pay for all that came before it. Returns whether more is too old.
   */
  trim(nowMs: number): boolean {
    const oldestMs = nowMs - this.#limits.historyMs;
    const isOld = (record: HistoryRecord | undefined) => record === undefined || record.timeMs < oldestMs;
    for (let dropped = 0; this.#head < this.#records.length; dropped++) {
      const record = this.#records[this.#head];
      const isOver = this.size > this.#limits.maxEvents || this.#bytes > this.#limits.maxBytes;
      if (!isOver && (dropped >= maxDropped || !isOld(record))) break;
      this.#records[this.#head] = undefined;
      this.#head += 1;
      if (record !== undefined) this.#drop(record);
    }
    if (this.#head * 2 > this.#records.length) {
      this.#records = this.#records.slice(this.#head);
      this.#head = 0;
    }
    return this.#head < this.#records.length && isOld(this.#records[this.#head]);
  }

  #drop(record: HistoryRecord): void {
    this.#bytes -= keptBytes(record);
    this.#oldestRevision = record.entry.revision;
    record.entry.previous = undefined;
    this.#dropped(record.entry);
  }

  #firstAfter(revision: number): number {
    let low = this.#head;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#records[middle]?.entry.revision ?? 0) > revision) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/**
 * Bytes that only the history keeps alive: those of the version that the change replaced, and what watches get of a
 * removal, which is those with another resourceVersion.
 */
function keptBytes({ event }: HistoryRecord): number {
  const bytes = event.previous?.bytes.byteLength ?? 0;
  return event.type === "DELETED" ? 2 * bytes : bytes;
}
