/** An object at one moment. After its end it keeps the revision of that end and the uid. */
export interface ObjectState {
  readonly isPresent: boolean;
  readonly revision: number;
  readonly uid: string;
  readonly value: string;
  /** A write that nobody was told of made it: its revision is not known, only that it is above `revision`. */
  readonly isHidden: boolean;
}

/** One operation, to be placed at one moment between its call and its answer. */
export interface Step {
  readonly calledMs: number;
  readonly answeredMs: number;
  /** Nobody knows whether it happened. */
  readonly isOptional: boolean;
  /** It changes nothing wherever it stands. */
  readonly isRead: boolean;
  /** The revision that it makes, or as a read must find, where that is known. */
  readonly revision?: number;
  /** Steps of one name do the same. */
  readonly name: string;
  /** The state after it; undefined where it cannot have happened so. */
  readonly apply: (state: ObjectState) => ObjectState | undefined;
}

export const nothing: ObjectState = { isPresent: false, revision: 0, uid: "", value: "", isHidden: false };

/** Steps that a search takes at most: beyond, a history counts as faulty, since nobody showed that it is not. */
const maxSearchSteps = 200_000;

/**
 * Searches one order of all steps (optional ones may be left out) in which each could happen, and that agrees with the
 * order of calls and answers. Undefined when there is one; else the step that could not be placed, and the state there.
 *
 * This is the search of Wing and Gong with the memory of Lowe: the next step is one that was called before any other
 * was answered. What keeps it short: a read that fits is taken at once, since it stands in nobody's way, and nothing
 * goes beyond the lowest revision that is left to be made or found.
 */
export function findContradiction(steps: readonly Step[]): Contradiction | undefined {
  return new Search(steps).run();
}

export interface Contradiction {
  readonly step: Step;
  readonly state: ObjectState;
  /** What comes before the step, though it changes what the step found. */
  readonly before?: Step;
}

interface Choice {
  readonly taken: number;
  readonly state: ObjectState;
  readonly options: readonly number[];
  next: number;
}

class Search {
  readonly #steps: readonly Step[];
  readonly #byAnswer: readonly number[];
  /** Those with a revision; of one revision the write comes first. */
  readonly #byRevision: readonly number[];
  readonly #isTaken: boolean[];
  /** Indexes of the steps taken so far. */
  readonly #order: number[] = [];
  readonly #choices: Choice[] = [];
  /** By what is left to do and the state: the optional steps that were left. */
  readonly #seen = new Map<string, ReadonlySet<number>[]>();
  #state = nothing;
  #deepest: (Contradiction & { readonly taken: number }) | undefined;

  constructor(steps: readonly Step[]) {
    this.#steps = [...steps].sort((a, b) => a.calledMs - b.calledMs);
    const required = this.#steps.map((_, i) => i).filter((i) => !this.#step(i).isOptional);
    this.#byAnswer = [...required].sort((a, b) => this.#step(a).answeredMs - this.#step(b).answeredMs);
    const known = required.filter((i) => this.#step(i).revision !== undefined);
    this.#byRevision = known.sort((a, b) => {
      return this.#revisionOf(a) - this.#revisionOf(b) || Number(this.#step(a).isRead) - Number(this.#step(b).isRead);
    });
    this.#isTaken = this.#steps.map(() => false);
  }

  run(): Contradiction | undefined {
    for (let searched = 0; searched < maxSearchSteps; searched++) {
      const due = this.#byAnswer.find((i) => !this.#isTaken[i]);
      if (due === undefined) return undefined;
      const open = this.#openUntil(this.#step(due).answeredMs);
      const read = open.find((i) => this.#step(i).isRead && this.#step(i).apply(this.#state) !== undefined);
      if (read !== undefined) {
        this.#take(read, this.#state);
        continue;
      }
      const options = this.#isNew(open) ? this.#options(open) : [];
      if (this.#deepest === undefined || this.#order.length >= this.#deepest.taken) {
        this.#deepest = { taken: this.#order.length, ...this.#contradiction(due) };
      }
      this.#choices.push({ taken: this.#order.length, state: this.#state, options, next: 0 });
      if (!this.#goOn()) break;
    }
    return this.#deepest;
  }

  #step(index: number): Step {
    const step = this.#steps[index];
    if (step === undefined) throw new Error(`there is no step ${index}`);
    return step;
  }

  /** Those not taken yet that were called by then. */
  #openUntil(endMs: number): number[] {
    const open: number[] = [];
    for (let i = this.#isTaken.indexOf(false); i < this.#steps.length && this.#step(i).calledMs <= endMs; i++) {
      if (!this.#isTaken[i]) open.push(i);
    }
    return open;
  }

  #revisionOf(index: number): number {
    return this.#step(index).revision ?? Number.POSITIVE_INFINITY;
  }

  /** The step with the lowest revision that is left: nothing may go beyond it. */
  #lowest(): number | undefined {
    return this.#byRevision.find((i) => !this.#isTaken[i]);
  }

  #contradiction(due: number): Contradiction {
    const lowest = this.#lowest();
    const isPassed = lowest !== undefined && lowest !== due && this.#revisionOf(lowest) <= this.#state.revision;
    if (!isPassed) return { step: this.#step(due), state: this.#state };
    return { step: this.#step(lowest), state: this.#state, before: this.#step(due) };
  }

  /** Whether nobody stood in this state with the same to do, and at least as many optional steps to do it with. */
  #isNew(open: readonly number[]): boolean {
    const { revision, uid, value, isPresent } = this.#state;
    const required = open.filter((i) => !this.#step(i).isOptional);
    const optional = new Set(open.filter((i) => this.#step(i).isOptional));
    const key = `${required.join()} ${revision} ${uid} ${value} ${isPresent}`;
    const seen = this.#seen.get(key) ?? [];
    if (seen.some((had) => [...optional].every((i) => had.has(i)))) return false;
    this.#seen.set(key, [...seen, optional]);
    return true;
  }

  /** What may come next, the required steps first; of optional ones that do the same only one. */
  #options(open: readonly number[]): number[] {
    const lowest = this.#lowest();
    const limit = lowest === undefined ? Number.POSITIVE_INFINITY : this.#revisionOf(lowest);
    if (limit <= this.#state.revision) return [];
    const names = new Set<string>();
    const options = open.filter((i) => {
      const { isRead, isOptional, name, apply } = this.#step(i);
      if (isRead || (isOptional && names.has(name))) return false;
      const after = apply(this.#state);
      if (after === undefined || after.revision > limit) return false;
      if (isOptional) names.add(name);
      return true;
    });
    return options.sort((a, b) => Number(this.#step(a).isOptional) - Number(this.#step(b).isOptional));
  }

  /** Takes the next option of the last choice that has one. */
  #goOn(): boolean {
    for (let choice = this.#choices.at(-1); choice !== undefined; choice = this.#choices.at(-1)) {
      for (const index of this.#order.splice(choice.taken)) this.#isTaken[index] = false;
      this.#state = choice.state;
      const index = choice.options[choice.next++];
      const state = index === undefined ? undefined : this.#step(index).apply(choice.state);
      if (index !== undefined && state !== undefined) {
        this.#take(index, state);
        return true;
      }
      this.#choices.pop();
    }
    return false;
  }

  #take(index: number, state: ObjectState): void {
    this.#isTaken[index] = true;
    this.#order.push(index);
    this.#state = state;
  }
}
