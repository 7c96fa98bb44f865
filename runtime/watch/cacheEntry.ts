/** What selectors look at. Field values are text; an absent field equals "". */
export interface SelectableMeta {
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * One version of one object. Versions of a key form a chain from the newest back to the start of the history window.
 *
 *   newest {revision 9, deleted} -> {revision 7} -> {revision 4} -> undefined (older than the window)
 */
export interface CacheEntry {
  readonly key: string;
  /** "" for cluster-scoped objects. */
  readonly namespace: string;
  readonly name: string;
  readonly revision: number;
  readonly createRevision: number;
  /** The object as stored; of a deletion, the last content with its own (older) resourceVersion. */
  readonly bytes: Buffer;
  readonly deleted: boolean;
  /** The version before, while it is inside the window. */
  readonly previous: CacheEntry | undefined;
  /** Filled by the cache on first use. */
  readonly meta: SelectableMeta | undefined;
  /** Why the object cannot be read; reading its bytes throws UnreadableError. Most often undefined. */
  readonly unreadable: string | undefined;
}

/** Chooses objects. `meta` parses the object on the first call for a version and is cheap afterwards. */
export type Predicate = (entry: CacheEntry, meta: () => SelectableMeta) => boolean;

/** A field whose value an object must have to be chosen. It is never what objects without the field count as having. */
export interface FieldPin {
  readonly field: string;
  readonly value: string;
}

/** What a list or watch chooses of its collection or namespace. */
export interface Choice {
  /** Only this key. */
  readonly key?: string | undefined;
  /** Absent: every object. */
  readonly matches?: Predicate | undefined;
  /** What `matches` wants at least: other objects need not be shown to it. */
  readonly pin?: FieldPin | undefined;
  /** `matches` takes its time, but for objects that it was asked about before. */
  readonly remembers?: boolean | undefined;
}

/** The cache's own view of an entry. */
export interface MutableEntry extends CacheEntry {
  previous: MutableEntry | undefined;
  meta: SelectableMeta | undefined;
}

/** A key's place in the cache: stays while the key has a version in the window, whatever the newest one is. */
export interface Slot {
  newest: MutableEntry;
}

/**
 * Where a key's namespace ends and its name begins: "/registry/pods/" + "default/a", or + "a" for a cluster-scoped
 * kind.
 */
export function placeOf(key: string, prefix: string): { namespace: string; name: string } {
  const slash = key.indexOf("/", prefix.length);
  if (slash < 0) return { namespace: "", name: key.slice(prefix.length) };
  return { namespace: key.slice(prefix.length, slash), name: key.slice(slash + 1) };
}
