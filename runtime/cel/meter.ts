/** Cost units one expression may spend, and all expressions over one object together. */
export const callLimit = 1_000_000;
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
  readonly #limit: number;

  constructor(limit: number = callLimit) {
    this.#limit = limit;
  }

  /** Throws CostError beyond the limit. */
  spend(cost: number): void {
    this.spent += cost;
    if (this.spent > this.#limit) throw new CostError();
  }
}
