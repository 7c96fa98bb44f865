import { deepEqual } from "../../schema/deepEqual.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { Passes } from "../plugin.ts";

/** What is kept of the first pass of a write for the second, in which those are asked again that want to be. */
export class Rounds<T> {
  /** Asked, and willing to be asked again. */
  readonly #asked = new Set<T>();
  /** Of these, the ones behind which the object has changed. */
  readonly #due = new Set<T>();
  /** The object as the last one left it. */
  #left: ApiObject | undefined;

  begin(object: ApiObject | undefined, { isSecond }: Passes): void {
    if (isSecond && this.#asked.size > 0 && !deepEqual(object, this.#left)) this.#makeDue();
  }

  isDue(each: T, { isSecond }: Passes): boolean {
    return !isSecond || this.#due.has(each);
  }

  changed(passes: Passes): void {
    this.#makeDue();
    passes.repeat();
  }

  asked(each: T): void {
    this.#asked.add(each);
  }

  end(object: ApiObject | undefined): void {
    if (this.#asked.size + this.#due.size > 0) this.#left = structuredClone(object);
  }

  /** Those asked so far have not seen what became of the object since. */
  #makeDue(): void {
    for (const each of this.#asked) this.#due.add(each);
    this.#asked.clear();
  }
}

/** Those of each write. */
export function roundsOf<T>(): (passes: Passes) => Rounds<T> {
  const known = new WeakMap<Passes, Rounds<T>>();
  return (passes) => {
    const rounds = known.get(passes) ?? new Rounds<T>();
    known.set(passes, rounds);
    return rounds;
  };
}
