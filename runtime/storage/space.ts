import { noSpaceError } from "./noSpace.ts";
import { layReserve, releaseReserve, reserveBytes } from "./reserve.ts";
import { StorageError, type WriteOperation } from "./storage.ts";

/** Milliseconds between two looks at whether there is space again. */
const lookMs = 1000;
/**
 * Bytes by which values may grow on a full disk, all writes of deletions together.
 * @limit Growth of values on a full disk: 507.
 */
const maxGrowthBytes = 1024 * 1024;

export interface SpaceOptions {
  readonly folder: string;
  /** Bytes in the file of the database that it can use again. */
  readonly reusableBytes: () => number;
  /** Whether the database has taken over all that was accepted. */
  readonly isSettled: () => boolean;
  /** Bytes of the newest value of a key, 0 without one. */
  readonly lengthOf: (key: string) => number;
}

/**
 * Says which writes a store takes. On a full disk those are deletions, and what belongs to one: they need space
 * themselves until pages are free again, and that is what the reserve is for.
 *
 *   the disk refuses -> full: the database gets the reserve, deletions go on
 *                    -> the reserve could be laid out anew, or deletions have made room in the file: all writes
 */
export class Space {
  readonly #options: SpaceOptions;
  #isFull = false;
  #hasReserve = false;
  #grownBytes = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: SpaceOptions) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Throws StorageError "full" while values are refused. */
  check(key = ""): void {
    if (!this.#isFull) return;
    const { folder } = this.#options;
    const cause = noSpaceError(folder, undefined);
    const refusal = key === "" ? "nothing but deletions is written" : `${key} was not written`;
    throw new StorageError("full", key, `${refusal}: ${cause.message}`, { cause });
  }

  /** The writes of one transaction as they may happen. Throws StorageError "full", also when a value is made. */
  admit(operations: readonly WriteOperation[]): readonly WriteOperation[] {
    if (!this.#isFull) return operations;
    const isOfDeletion = operations.some(({ value, isOfDeletion }) => value === undefined || isOfDeletion === true);
    if (!isOfDeletion) this.check(operations[0]?.key);
    return operations.map((operation) => {
      const { key, value } = operation;
      return value === undefined
        ? operation
        : { ...operation, value: (revision) => this.#limited(key, value(revision)) };
    });
  }

  /** The disk refused a write: from now on others than deletions are. Returns whether the database got the reserve. */
  refuse(): boolean {
    this.#isFull = true;
    this.#hasReserve = false;
    this.#lookLater();
    return releaseReserve(this.#options.folder);
  }

  /** To be called when the store is opened, and when the database has taken over something. */
  async look(): Promise<void> {
    if (this.#hasReserve && !this.#isFull) return;
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { folder, reusableBytes, isSettled } = this.#options;
    this.#hasReserve = await layReserve(folder);
    const reusable = reusableBytes();
    if (!this.#isFull) this.#isFull = !this.#hasReserve && reusable < reserveBytes;
    else if (isSettled() && (this.#hasReserve || reusable >= 2 * reserveBytes)) {
      this.#isFull = false;
      this.#grownBytes = 0;
    }
    if (this.#isFull || !this.#hasReserve) this.#lookLater();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.look(), lookMs).unref();
  }

  #limited(key: string, value: Uint8Array): Uint8Array {
    const growth = Math.max(0, value.byteLength - this.#options.lengthOf(key));
    if (this.#grownBytes + growth > maxGrowthBytes) this.check(key);
    this.#grownBytes += growth;
    return value;
  }
}
