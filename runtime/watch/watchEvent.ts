import type { CacheEntry } from "./cacheEntry.ts";
import { type UnreadableObject, unreadableObject } from "./unreadable.ts";

export type WatchEventType = "ADDED" | "MODIFIED" | "DELETED";

/** A caller's way to write another resourceVersion into stored bytes. */
export type WithRevision = (bytes: Buffer, revision: number) => Buffer;

/** One change as a watcher sees it. Which type it has depends on what the watcher selects. */
export class WatchEvent {
  readonly type: WatchEventType;
  /** The version that the change made; of a deletion, the tombstone. */
  readonly entry: CacheEntry;
  /** The version before the change, where there was one. */
  readonly previous: CacheEntry | undefined;
  readonly #withRevision: WithRevision;
  #deletedBytes: Buffer | undefined;

  constructor(type: WatchEventType, change: Change, withRevision: WithRevision) {
    this.type = type;
    this.entry = change.entry;
    this.previous = change.previous;
    this.#withRevision = withRevision;
  }

  /** The object as the event carries it: of DELETED, the last content with the resourceVersion of the change. */
  get bytes(): Buffer {
    if (this.type !== "DELETED") return this.entry.bytes;
    this.#deletedBytes ??= this.#withRevision(this.previous?.bytes ?? this.entry.bytes, this.entry.revision);
    return this.#deletedBytes;
  }

  /** The same change as those see it to whom it is of this type. */
  as(type: WatchEventType): WatchEvent {
    return type === this.type ? this : new WatchEvent(type, this, this.#withRevision);
  }
}

/** A change of one key: what history keeps, the same for all readers. */
export interface Change {
  readonly entry: CacheEntry;
  readonly previous: CacheEntry | undefined;
}

const none: readonly never[] = [];

/** What a change is to a client that sees only the objects that are chosen; undefined when it is nothing. */
export function typeSeen(
  { entry, previous }: Change,
  isChosen: (entry: CacheEntry) => boolean,
): WatchEventType | undefined {
  const was = previous !== undefined && !previous.deleted && isChosen(previous);
  const is = !entry.deleted && isChosen(entry);
  if (was) return is ? "MODIFIED" : "DELETED";
  return is ? "ADDED" : undefined;
}

/**
 * What one commit means for some watchers; all that want the same share one batch. `encoded` remembers the frames of a
 * form by the name of its encoding, so that a hundred watchers of one collection send one buffer, each with one write.
 */
export class EventBatch {
  readonly events: readonly WatchEvent[];
  /** Everything up to this revision is in this batch or came before it. */
  readonly revision: number;
  readonly encoded = new Map<string, readonly Buffer[]>();
  /** Those of its objects that cannot be read. */
  readonly unreadable: readonly UnreadableObject[];
  #restricted: Map<string, EventBatch> | undefined;
  #selected: Map<string, EventBatch> | undefined;

  constructor(events: readonly WatchEvent[], revision: number) {
    this.events = events;
    this.revision = revision;
    const hasUnreadable = events.some(({ entry }) => entry.unreadable !== undefined);
    this.unreadable = hasUnreadable ? events.flatMap(({ entry }) => unreadableObject(entry) ?? []) : none;
  }

  /** The part whose keys start with `prefix`; made once for all watchers of that prefix. */
  within(prefix: string): EventBatch {
    const known = this.#restricted?.get(prefix);
    if (known !== undefined) return known;
    const events = this.events.filter((event) => event.entry.key.startsWith(prefix));
    const batch = events.length === this.events.length ? this : new EventBatch(events, this.revision);
    this.#restricted ??= new Map();
    this.#restricted.set(prefix, batch);
    return batch;
  }

  /** What those see of it who see each change as a type, or not at all. Made once for all who see the same. */
  selected(typeOf: (event: WatchEvent) => WatchEventType | undefined): EventBatch {
    const seen = this.events.map((event) => typeOf(event)?.[0] ?? "-").join("");
    const known = this.#selected?.get(seen);
    if (known !== undefined) return known;
    const events = this.events.flatMap((event, index) => {
      const type = typeOfLetter[seen[index] ?? ""];
      return type === undefined ? [] : [event.as(type)];
    });
    const isSame = events.length === this.events.length && events.every((event, index) => event === this.events[index]);
    const batch = isSame ? this : new EventBatch(events, this.revision);
    this.#selected ??= new Map();
    this.#selected.set(seen, batch);
    return batch;
  }
}

const typeOfLetter: Readonly<Record<string, WatchEventType>> = { A: "ADDED", M: "MODIFIED", D: "DELETED" };
