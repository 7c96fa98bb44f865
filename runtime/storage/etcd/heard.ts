import { TransientMap } from "../../lib/transientMap.ts";
import { StorageError } from "../storage.ts";

interface Waiter {
  readonly number: number;
  readonly revision: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** How far the listeners have heard, and who waits for them to be further. */
export class Heard {
  readonly #waiters = new TransientMap<number, Waiter>();
  #waited = 0;
  #revision: number;

  constructor(revision: number) {
    this.#revision = revision;
  }

  get revision(): number {
    return this.#revision;
  }

  /** To be called after the listeners have run. */
  advance(revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    for (const waiter of this.#waiters.values()) {
      if (waiter.revision > revision) continue;
      this.#forget(waiter);
      waiter.resolve();
    }
  }

  /** Resolves when a revision has been heard; throws StorageError "failed" when that takes longer. */
  async reached(revision: number, timeoutMs: number): Promise<void> {
    if (this.#revision >= revision) return;
    await new Promise<void>((resolve, reject) => {
      const late = () => {
        this.#forget(waiter);
        const place = `is at revision ${this.#revision}, and not at ${revision}`;
        reject(new StorageError("failed", "", `the watch of etcd ${place} after ${timeoutMs} ms`));
      };
      const number = ++this.#waited;
      const waiter: Waiter = { number, revision, resolve, reject, timer: setTimeout(late, timeoutMs) };
      this.#waiters.set(number, waiter);
    });
  }

  /** Nobody is told anything more. */
  close(): void {
    for (const waiter of this.#waiters.values()) {
      this.#forget(waiter);
      waiter.reject(new StorageError("closed", "", "the storage is closed"));
    }
  }

  #forget(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiters.delete(waiter.number);
  }
}
