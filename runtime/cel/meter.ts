import { type Steps, Work } from "../lib/work.ts";

/** @limit Cost of one evaluation: 422. */
export const callLimit = 1_000_000;
/** @limit Cost of all evaluations over one object: 422. */
export const objectLimit = 10_000_000;

/** An expression failed over its data: a key that is missing, a division by zero. Its message is the field's text. */
export class CelError extends Error {}

/** An expression spent more than it may. No operator recovers from it. */
export class CostError extends Error {
  constructor() {
    super("operation cancelled: actual cost limit exceeded");
  }
}

/** What an evaluation spends. About one unit is a lookup or a call; work in proportion to data counts by its size. */
export class Meter {
  spent = 0;
  /** The time that it takes, with whatever else is done for the same object. */
  readonly work: Steps;
  readonly #limit: number;

  constructor(limit: number = callLimit, work: Steps = new Work()) {
    this.#limit = limit;
    this.work = work;
  }

  /** Throws CostError beyond the limit, and WorkError when it takes too long. */
  spend(cost: number): void {
    this.spent += cost;
    if (this.spent > this.#limit) throw new CostError();
    this.work.step(cost);
  }
}
