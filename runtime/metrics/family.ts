import type { MetricDefinition } from "../schema/metrics.ts";

/** Goes up; `by` is not negative. */
export class Counter {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** Says how much there is now. */
export class Gauge {
  value = 0;

  set(value: number): void {
    this.value = value;
  }

  add(by: number): void {
    this.value += by;
  }
}

export type LabelValues<L extends string> = Readonly<Record<L, string>>;

/** One combination of label values, and what was counted for it. */
export interface Series<S> {
  /** In the order of the definition's labels. */
  readonly values: readonly string[];
  readonly state: S;
}

/** @limit Series of a metric that are looked at in a turn, for those of kinds that are gone: the next turn goes on. */
const lookedAtOnce = 100;

/** All series of a metric. */
export class Family<S, L extends string = string> {
  readonly definition: MetricDefinition<L>;
  /** With the platform's prefix. */
  readonly name: string;
  readonly #make: () => S;
  readonly #series = new Map<string, Series<S>>();
  #sorted: readonly Series<S>[] | undefined;

  constructor(definition: MetricDefinition<L>, { name, make }: { readonly name: string; readonly make: () => S }) {
    this.definition = definition;
    this.name = name;
    this.#make = make;
  }

  /**
   * What counts for these values; the same for the same values. Looking it up makes a text: callers that count often
   * keep what this returns.
   */
  with(labels: LabelValues<L>): S {
    const values = this.definition.labels.map((each) => labels[each]);
    const key = values.join("\u0000");
    const known = this.#series.get(key);
    if (known !== undefined) return known.state;
    const series = { values, state: this.#make() };
    this.#series.set(key, series);
    this.#sorted = undefined;
    return series.state;
  }

  get size(): number {
    return this.#series.size;
  }

  /** In the order of the values of their labels. */
  get series(): readonly Series<S>[] {
    this.#sorted ??= [...this.#series].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    return this.#sorted;
  }

  /** Forgets the series whose values do not pass. */
  retain(isKept: (labels: LabelValues<L>) => boolean): void {
    for (const _pause of this.retaining(isKept));
  }

  /** The same, with places where the caller may pause. */
  *retaining(isKept: (labels: LabelValues<L>) => boolean): Generator<undefined> {
    let looked = 0;
    for (const [key, { values }] of this.#series) {
      if (++looked % lookedAtOnce === 0) yield;
      const labels = Object.fromEntries(this.definition.labels.map((each, index) => [each, values[index]]));
      if (isKept(labels as LabelValues<L>)) continue;
      this.#series.delete(key);
      this.#sorted = undefined;
    }
  }
}
