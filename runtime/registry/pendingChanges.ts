import { nextTurn, turnMs } from "../lib/work.ts";

/**
 * Changes of stored objects that are read only when a question depends on them: of several changes of one object the
 * last alone.
 */
export class PendingChanges {
  readonly #changes = new Map<string, () => void>();
  #reading: Promise<void> | undefined;

  /** `apply` takes the place of an earlier change of the same object that no question has read. */
  note(object: string, apply: () => void): void {
    this.#changes.set(object, apply);
  }

  /** The object is gone, and with it the writes that no question has read yet. */
  drop(object: string): void {
    this.#changes.delete(object);
  }

  /** To be awaited before a question is answered; undefined, as mostly, where all changes are read. */
  settle(): Promise<void> | undefined {
    if (this.#changes.size === 0 || this.#reading !== undefined) return this.#reading;
    if (this.#readSome()) return undefined;
    this.#reading = this.#readRest().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Tells whether none is left. */
  #readSome(): boolean {
    const startMs = performance.now();
    for (const [object, apply] of this.#changes) {
      apply();
      this.#changes.delete(object);
      if (performance.now() - startMs >= turnMs) break;
    }
    return this.#changes.size === 0;
  }

  async #readRest(): Promise<void> {
    do await nextTurn();
    while (!this.#readSome());
  }
}
