import { failpoints } from "../lib/failpoints.ts";
import { TransientMap } from "../lib/transientMap.ts";
import { checkKey } from "./key.ts";
import { isNoSpace } from "./noSpace.ts";
import { StorageError, storageClosed } from "./storage.ts";
import type { PendingValue, StorageEvent, StorageListener, StoredValue, WriteOperation } from "./storage.ts";
import { addTo } from "../schema/groups.ts";

/** @limit Writes of one transaction: the next transaction takes the rest. */
export const maxBatchWrites = 4096;
/** @limit Values of one transaction, unless one alone is larger: the next transaction takes the rest. */
export const maxBatchBytes = 16 * 1024 * 1024;
/** @limit Values accepted and not yet durable: the write fails at once. */
export const maxPendingBytes = 256 * 1024 * 1024;

/** What a back end supplies. `stat` and `read` see committed state and are synchronous. */
export interface Medium {
  stat(key: string): { readonly revision: number; readonly createRevision: number } | undefined;
  /** The value is the caller's own memory. */
  read(key: string): StoredValue | undefined;
  /** Makes all events durable, or none: a rejection means that nothing of the batch was written. */
  persist(events: readonly StorageEvent[], revision: number): Promise<void>;
}

interface Batch {
  readonly events: StorageEvent[];
  readonly prefixes: string[];
  readonly writers: { readonly resolve: (event: StorageEvent) => void; readonly reject: (error: Error) => void }[];
  readonly settled: (() => void)[];
  bytes: number;
}

/**
 * The part of a store that does not depend on the medium: revisions, compare-and-swap against the newest accepted
 * state, and group commit. While one batch is being made durable further writes gather in the next one, so the number
 * of flushes follows the medium and not the number of writers.
 *
 *   accepted: 7 8 9 | 10 11     batch 7-9 is with the medium, 10-11 gather
 *   acknowledged in order: listeners of the prefixes, overlay entries go, `revision` becomes 9, writers
 *
 * When a batch fails, every accepted write fails with it, since later ones were computed from it; `revision` was never
 * advanced, so the next write takes the first failed revision again.
 */
export class GroupCommit {
  readonly #medium: Medium;
  readonly #overlay = new TransientMap<string, PendingValue>();
  readonly #listeners = new Map<string, Set<StorageListener>>();
  readonly #gathering: Batch[] = [];
  #flying: Batch | undefined;
  #scheduled = false;
  #closed = false;
  #durable: number;
  #accepted: number;
  #pendingBytes = 0;

  constructor(medium: Medium, revision: number) {
    this.#medium = medium;
    this.#durable = revision;
    this.#accepted = revision;
  }

  get revision(): number {
    return this.#durable;
  }

  get closed(): boolean {
    return this.#closed;
  }

  pending(key: string): PendingValue | undefined {
    return this.#overlay.get(key);
  }

  write(operation: WriteOperation): Promise<StorageEvent> {
    return new Promise((resolve, reject) => {
      const event = this.#accept(operation);
      const batch = this.#openBatch(event.value.byteLength);
      batch.events.push(event);
      batch.prefixes.push(operation.prefix);
      batch.writers.push({ resolve, reject });
      this.#schedule();
    });
  }

  transact(operations: readonly WriteOperation[]): Promise<readonly StorageEvent[]> {
    return new Promise((resolve, reject) => {
      const events = this.#acceptAll(operations);
      const bytes = events.reduce((sum, each) => sum + each.value.byteLength, 0);
      const batch = this.#openBatch(bytes, events.length);
      events.forEach((event, index) => {
        batch.events.push(event);
        batch.prefixes.push(operations[index]?.prefix ?? "");
        const isLast = index === events.length - 1;
        batch.writers.push(isLast ? { resolve: () => resolve(events), reject } : silent);
      });
      this.#schedule();
    });
  }

  settled(): Promise<void> {
    const last = this.#gathering.at(-1) ?? this.#flying;
    if (last === undefined) return Promise.resolve();
    return new Promise((resolve) => last.settled.push(resolve));
  }

  watch(prefix: string, listener: StorageListener): () => void {
    const own: StorageListener = (events, revision) => listener(events, revision);
    const listeners = this.#listeners.get(prefix) ?? new Set();
    listeners.add(own);
    this.#listeners.set(prefix, listeners);
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#listeners.get(prefix) === listeners) this.#listeners.delete(prefix);
    };
  }

  /** Refuses later writes and waits for the accepted ones. */
  close(): Promise<void> {
    this.#closed = true;
    return this.settled();
  }

  /** Checks the precondition, takes the next revision and puts the outcome on the overlay. Throws StorageError. */
  #accept(operation: WriteOperation): StorageEvent {
    const { key } = operation;
    if (this.#closed) throw storageClosed(key);
    checkKey(key);
    const overlaid = this.#overlay.get(key);
    const current = overlaid ?? this.#medium.stat(key);
    const exists = current !== undefined && (overlaid === undefined || overlaid.value !== undefined);
    checkPrecondition(operation, exists ? current.revision : 0);
    if (this.#pendingBytes > maxPendingBytes) {
      throw new StorageError("failed", key, `more than ${maxPendingBytes} bytes of writes wait for the disk`);
    }
    const revision = this.#accepted + 1;
    const createRevision = exists ? current.createRevision : revision;
    if (operation.value === undefined) {
      const value = overlaid?.value ?? this.#medium.read(key)?.value;
      if (value === undefined) throw new StorageError("corrupt", key, `the value of ${key} cannot be read`);
      this.#accepted = revision;
      this.#overlay.set(key, { value: undefined, revision, createRevision });
      return { type: "delete", key, revision, createRevision, value };
    }
    const value = operation.value(revision);
    if (this.#accepted + 1 !== revision) throw new Error("a write's value function may not write itself");
    const event: StorageEvent = { type: "put", key, revision, createRevision, value };
    this.#accepted = revision;
    this.#overlay.set(key, event);
    return event;
  }

  /** The same for all, or for none: what was taken of them is given back when one cannot be. */
  #acceptAll(operations: readonly WriteOperation[]): StorageEvent[] {
    const accepted = this.#accepted;
    const before = operations.map(({ key }) => ({ key, overlaid: this.#overlay.get(key) }));
    try {
      return operations.map((each) => this.#accept(each));
    } catch (error) {
      for (const { key, overlaid } of before) {
        if (overlaid === undefined) this.#overlay.delete(key);
        else this.#overlay.set(key, overlaid);
      }
      this.#accepted = accepted;
      throw error;
    }
  }

  #openBatch(bytes: number, writes = 1): Batch {
    this.#pendingBytes += bytes;
    const last = this.#gathering.at(-1);
    if (last !== undefined && last.events.length + writes <= maxBatchWrites && last.bytes + bytes <= maxBatchBytes) {
      last.bytes += bytes;
      return last;
    }
    const batch: Batch = { events: [], prefixes: [], writers: [], settled: [], bytes };
    this.#gathering.push(batch);
    return batch;
  }

  /** A batch starts when the loop has taken in everything that arrived together, not with its first write. */
  #schedule(): void {
    if (this.#scheduled || this.#flying !== undefined || this.#gathering.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#gathering.shift();
      if (batch !== undefined) void this.#commit(batch);
    });
  }

  async #commit(batch: Batch): Promise<void> {
    this.#flying = batch;
    const revision = batch.events.at(-1)?.revision ?? this.#durable;
    let failure: unknown;
    try {
      if (failpoints !== undefined) await failpoints.pass("beforeCommit");
      await this.#medium.persist(batch.events, revision);
    } catch (error) {
      failure = error ?? new Error("the back end refused the batch");
    }
    if (failure === undefined && failpoints !== undefined) await failpoints.pass("afterCommitBeforeAck");
    if (failure === undefined) this.#acknowledge(batch, revision);
    else this.#fail(batch, failure);
    this.#schedule();
  }

  #acknowledge(batch: Batch, revision: number): void {
    this.#tell(batch, revision);
    for (const event of batch.events) {
      if (this.#overlay.get(event.key)?.revision === event.revision) this.#overlay.delete(event.key);
    }
    this.#pendingBytes -= batch.bytes;
    this.#durable = revision;
    this.#flying = undefined;
    for (let i = 0; i < batch.events.length; i++) {
      const event = batch.events[i];
      if (event !== undefined) batch.writers[i]?.resolve(event);
    }
    for (const resolve of batch.settled) resolve();
  }

  #fail(batch: Batch, cause: unknown): void {
    const failed = [batch, ...this.#gathering.splice(0)];
    this.#overlay.clear();
    this.#pendingBytes = 0;
    this.#accepted = this.#durable;
    this.#flying = undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const code = isNoSpace(cause) ? "full" : "failed";
    for (const { events, writers, settled } of failed) {
      for (let i = 0; i < events.length; i++) {
        const key = events[i]?.key ?? "";
        writers[i]?.reject(new StorageError(code, key, `${key} was not written: ${reason}`, { cause }));
      }
      for (const resolve of settled) resolve();
    }
  }

  #tell(batch: Batch, revision: number): void {
    const first = batch.prefixes[0];
    if (first === undefined) return;
    if (batch.prefixes.every((prefix) => prefix === first)) {
      this.#tellPrefix(first, batch.events, revision);
      return;
    }
    const byPrefix = new Map<string, StorageEvent[]>();
    batch.events.forEach((event, i) => {
      const prefix = batch.prefixes[i] ?? "";
      addTo(byPrefix, prefix, event);
    });
    for (const [prefix, events] of byPrefix) this.#tellPrefix(prefix, events, revision);
  }

  #tellPrefix(prefix: string, events: readonly StorageEvent[], revision: number): void {
    for (const listener of this.#listeners.get(prefix) ?? []) {
      try {
        listener(events, revision);
      } catch (error) {
        // The commit is durable whatever a listener does: writers must hear of it, and the fault must not stay hidden.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}

/** A writer of one of several writes, whose outcome the last of them tells. */
const silent: Batch["writers"][number] = { resolve: () => {}, reject: () => {} };

/** `revision` is that of the newest accepted state, 0 when the key does not exist. */
function checkPrecondition(operation: WriteOperation, revision: number): void {
  const { key, expectedRevision } = operation;
  if (revision === 0 && (expectedRevision !== 0 || operation.value === undefined)) {
    throw new StorageError("missing", key, `${key} does not exist`);
  }
  if (revision === expectedRevision) return;
  if (expectedRevision === 0) throw new StorageError("exists", key, `${key} exists already`);
  throw new StorageError("conflict", key, `${key} is at revision ${revision}, not ${expectedRevision}`);
}
