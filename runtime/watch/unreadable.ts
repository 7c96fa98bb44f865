import type { CacheEntry, MutableEntry, SelectableMeta } from "./cacheEntry.ts";

/** What is known of an object that cannot be read. */
export interface UnreadableObject {
  readonly key: string;
  readonly revision: number;
  readonly reason: string;
  /** It was removed: no watch can get what it was. */
  readonly isDeleted: boolean;
}

/** @limit Unreadable objects that one error names: it says that there are more. */
export const maxNamedUnreadable = 100;

/** Objects that were asked for lie in storage and cannot be read. */
export class UnreadableError extends Error {
  /** The first ones, in key order. */
  readonly objects: readonly UnreadableObject[];
  /** There are more than these. */
  readonly hasMore: boolean;

  constructor(objects: readonly UnreadableObject[]) {
    super(`objects that cannot be read: ${objects.map((each) => each.key).join(", ")}`);
    this.name = "UnreadableError";
    this.objects = objects.slice(0, maxNamedUnreadable);
    this.hasMore = objects.length > maxNamedUnreadable;
  }
}

/**
 * The version of an object that cannot be read. A reader of its bytes fails with an error that names it, so that
 * nothing takes it for an object by mistake.
 */
export class UnreadableEntry implements MutableEntry {
  readonly key: string;
  readonly namespace: string;
  readonly name: string;
  readonly revision: number;
  readonly createRevision: number;
  readonly deleted: boolean;
  readonly unreadable: string;
  previous: MutableEntry | undefined;
  meta: SelectableMeta | undefined = undefined;

  constructor(entry: Omit<CacheEntry, "bytes" | "meta" | "unreadable" | "previous">, reason: string) {
    this.key = entry.key;
    this.namespace = entry.namespace;
    this.name = entry.name;
    this.revision = entry.revision;
    this.createRevision = entry.createRevision;
    this.deleted = entry.deleted;
    this.unreadable = reason;
  }

  get bytes(): Buffer {
    const { key, revision, unreadable: reason, deleted: isDeleted } = this;
    throw new UnreadableError([{ key, revision, reason, isDeleted }]);
  }
}

/** What an error says of an entry; undefined of one that can be read. */
export function unreadableObject(entry: Omit<CacheEntry, "bytes">): UnreadableObject | undefined {
  const { key, revision, unreadable, deleted } = entry;
  return unreadable === undefined ? undefined : { key, revision, reason: unreadable, isDeleted: deleted };
}
