import { TransientSet } from "../../lib/transientMap.ts";
import { StorageError, storageClosed } from "../storage.ts";

interface Waiter {
  readonly revision: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** How far the listeners have heard, and who waits for them to be further. */
export class Heard {
  readonly #waiters = new TransientSet<Waiter>();
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
    for (const [number, waiter] of this.#waiters.entries()) {
      if (waiter.revision > revision) continue;
      this.#forget(number, waiter);
      waiter.resolve();
    }
  }

  /** Resolves when a revision has been heard; throws StorageError "failed" when that takes longer. */
  async reached(revision: number, timeoutMs: number): Promise<void> {
    if (this.#revision >= revision) return;
    await new Promise<void>((resolve, reject) => {
      const late = () => {
        this.#forget(number, waiter);
        const place = `is at revision ${this.#revision}, and not at ${revision}`;
        reject(new StorageError("failed", "", `the watch of etcd ${place} after ${timeoutMs} ms`));
      };
      const waiter: Waiter = { revision, resolve, reject, timer: setTimeout(late, timeoutMs) };
      const number = this.#waiters.add(waiter);
    });
  }

  /** All waits end; no later one begins. */
  close(): void {
    for (const [number, waiter] of this.#waiters.entries()) {
      this.#forget(number, waiter);
      waiter.reject(storageClosed());
    }
  }

  #forget(number: number, { timer }: Waiter): void {
    clearTimeout(timer);
    this.#waiters.delete(number);
  }
}
