/**
 * The vocabulary of storage. Keys are text in byte order; values are opaque bytes; every change takes the next revision
 * of one sequence that the whole store shares. Back ends: lmdb (default), memory (tests), etcd.
 */

export interface StoredValue {
  readonly value: Uint8Array;
  /** Revision of the write that made this value. */
  readonly revision: number;
  /** Revision of the write that created the key. */
  readonly createRevision: number;
  /** Why what lies there cannot be read, e.g. that it was encrypted with a key that is lost. `value` is empty then. */
  readonly unreadable?: string;
}

export interface KeyValue extends StoredValue {
  readonly key: string;
}

/**
 * A write by compare-and-swap. `expectedRevision` 0 means that the key must not exist. `value` is called once, with the
 * revision this write got, so that an object can carry its own resourceVersion, or with 0 where the revision is known
 * only afterwards; absent means delete.
 */
export interface WriteOperation {
  /** The collection the key belongs to, e.g. "/registry/pods/": its listeners get the change. */
  readonly prefix: string;
  readonly key: string;
  readonly expectedRevision: number;
  readonly value?: (revision: number) => Uint8Array;
  /** The key goes by itself this long after the write, where the store has leases; elsewhere it stays. */
  readonly ttlSeconds?: number;
  /** The value is that of an object which is being deleted: it is written on a full disk, too. */
  readonly isOfDeletion?: boolean;
}

/** The result of a write: the new value, or of a delete the last one. */
export interface Written {
  readonly revision: number;
  readonly value: Uint8Array;
}

/** A change that is durable. */
export interface StorageEvent extends Written {
  readonly type: "put" | "delete";
  readonly key: string;
  readonly createRevision: number;
  /** As in StoredValue; of a delete, it says so of the last value. */
  readonly unreadable?: string;
}

export interface ListPage {
  readonly items: readonly KeyValue[];
  /** Revision at which the page was read. */
  readonly revision: number;
  /** More keys follow the last item. */
  readonly more: boolean;
}

/**
 * Durable events of one commit, in revision order, and the revision of the store after it. Runs before writers hear.
 */
export type StorageListener = (events: readonly StorageEvent[], revision: number) => void;

/**
 * The whole collection as it stands at a revision, after changes that are no longer known one by one. Runs in
 * place of the listener.
 */
export type GapListener = (items: readonly KeyValue[], revision: number) => void;

/** A write that is accepted and not yet durable; a delete has no value. */
export interface PendingValue extends Omit<StoredValue, "value"> {
  readonly value: Uint8Array | undefined;
}

export interface Storage {
  /** Newest durable revision. */
  readonly revision: number;
  get(key: string): Promise<StoredValue | undefined>;
  list(options: { prefix: string; after?: string; limit?: number }): Promise<ListPage>;
  /**
   * Resolves once it is durable and every listener of its prefix has run.
   * Throws StorageError "exists", "missing" or "conflict" when the newest known state (unacknowledged writes included)
   * does not meet `expectedRevision`, "tooLarge", "full" when the medium has no space left, and "failed" when it
   * refused for another reason. Then nothing was written; where the medium is another program, one that fell silent
   * may have written all the same.
   */
  write(operation: WriteOperation): Promise<Written>;
  /**
   * Several writes, of different keys, that happen together or not at all: in one commit, whose revisions follow each
   * other or are one. Throws as `write` does; the error names a key that did not meet its `expectedRevision`.
   */
  transact(operations: readonly WriteOperation[]): Promise<readonly Written[]>;
  /**
   * The newest unacknowledged write of a key: writers compute from it, readers never see it.
   * Undefined when nothing is under way for the key: then the listeners know the newest state.
   */
  pending(key: string): PendingValue | undefined;
  /** Resolves when all writes accepted up to this call are durable (or failed). */
  settled(): Promise<void>;
  /**
   * Where others write to the same store: resolves when the listeners have heard of everything that was durable before
   * the call. `reader` is the prefix of the collection whose reader waits, for those who count. Absent: they always
   * have.
   */
  catchUp?(reader?: string): Promise<void>;
  /**
   * Whether the value of a key lies in a form that is not written any more, so that a write of the same value is none
   * too many. Absent: there is one form.
   */
  isStale?(key: string): Promise<boolean>;
  /**
   * Throws StorageError "full" while nothing is written but deletions and what belongs to them, for want of space.
   * Absent: only a write shows.
   */
  checkSpace?(): void;
  /**
   * One for each server of a cluster, in the order in which they were given; rejects with an Error that says why it is
   * not healthy. Absent: the store is part of this process.
   */
  readonly memberChecks?: readonly (() => Promise<void>)[];
  /** Keys written with a `ttlSeconds` go by themselves. */
  readonly hasLeases?: true;
  /** Tells a listener of every later commit that touches the prefix. Returns how to stop. */
  watch(prefix: string, listener: StorageListener, onGap?: GapListener): () => void;
  /**
   * Gives back space that removed and replaced values have left, while reads and writes go on; who asks meanwhile
   * shares it. Throws StorageError "failed", "full" and "corrupt", and "closed" when the store is closed before it is
   * done; then all is as it was. Absent: the medium is another program's to look after.
   */
  compact?(onProgress?: (progress: CopyProgress) => void): Promise<Compaction>;
  /** Waits for accepted writes, then releases the medium. Later calls throw StorageError "closed". */
  close(): Promise<void>;
}

/** How many objects have been copied, of about how many. */
export interface CopyProgress {
  readonly copied: number;
  readonly of: number;
}

export interface Compaction {
  readonly file: string;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

export type StorageErrorCode =
  | "exists"
  | "missing"
  | "conflict"
  | "tooLarge"
  | "full"
  | "failed"
  | "closed"
  | "locked"
  | "corrupt"
  /** It is not proven that the store has everything that was acknowledged. */
  | "incomplete";

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly key: string;

  constructor(code: StorageErrorCode, key: string, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = "StorageError";
    this.code = code;
    this.key = key;
  }
}

export function storageClosed(key = ""): StorageError {
  return new StorageError("closed", key, "the storage is closed");
}
