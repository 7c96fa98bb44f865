import type { CounterDefinition, GaugeDefinition, HistogramDefinition, MetricDefinition } from "../schema/metrics.ts";
import { Counter, Family, Gauge, type LabelValues } from "./family.ts";
import { Histogram } from "./histogram.ts";
import { SeriesCache } from "./seriesCache.ts";

export interface MetricRegistryOptions {
  /** What names that carry the platform's word begin with, without the underscore. */
  readonly prefix: string;
  /** The same of names that carry the word of the platform's processes; default `prefix`. */
  readonly systemPrefix?: string;
  /** Histograms are kept in native buckets too. */
  readonly native: boolean;
  /** Full names of families that are not shown. */
  readonly disabled?: readonly string[];
}

/** Brings what is known only at a look; where it is much, with places where the caller may pause. */
export type Collect = () => void | Iterable<undefined>;

/** A family whose state is one of the three sorts. */
export type AnyFamily = Family<Counter, string> | Family<Gauge, string> | Family<Histogram, string>;

/** All that one server counts. Definitions are those of the spec; asking for one twice gives the same family. */
export class MetricRegistry {
  readonly native: boolean;
  readonly #prefix: string;
  readonly #systemPrefix: string;
  readonly #disabled: ReadonlySet<string>;
  readonly #families = new Map<MetricDefinition, AnyFamily>();
  readonly #collectors = new Set<Collect>();
  readonly #caches = new Set<SeriesCache<unknown, unknown>>();

  constructor({ prefix, systemPrefix = prefix, native, disabled = [] }: MetricRegistryOptions) {
    this.#disabled = new Set(disabled);
    this.#prefix = prefix;
    this.#systemPrefix = systemPrefix;
    this.native = native;
  }

  counter<L extends string>(definition: CounterDefinition<L>): Family<Counter, L> {
    return this.#family(definition, () => new Counter());
  }

  gauge<L extends string>(definition: GaugeDefinition<L>): Family<Gauge, L> {
    return this.#family(definition, () => new Gauge());
  }

  histogram<L extends string>(definition: HistogramDefinition<L>): Family<Histogram, L> {
    const bounds = Float64Array.from(definition.buckets);
    return this.#family(definition, () => new Histogram(bounds, { native: this.native }));
  }

  /** A map to what counts, made on first use and emptied when series are forgotten. */
  cache<K, V>(make: (key: K) => V): SeriesCache<K, V> {
    const cache = new SeriesCache(make);
    this.#caches.add(cache as SeriesCache<unknown, unknown>);
    return cache;
  }

  /** Calls `collect` before each look at the metrics, for what is known only then. Returns how to stop that. */
  onCollect(collect: Collect): () => void {
    this.#collectors.add(collect);
    return () => this.#collectors.delete(collect);
  }

  /** Forgets the series whose labels do not pass. */
  retain(isKept: (labels: LabelValues<string>) => boolean): void {
    for (const _pause of this.retaining(isKept));
  }

  /** The same, with places where the caller may pause. */
  *retaining(isKept: (labels: LabelValues<string>) => boolean): Generator<undefined> {
    for (const family of this.#families.values()) yield* family.retaining(isKept);
    for (const cache of this.#caches) cache.clear();
  }

  /** All families after all collectors have run. */
  collect(): readonly AnyFamily[] {
    for (const _pause of this.collecting());
    return this.families;
  }

  /** Runs the collectors, with places where the caller may pause. */
  *collecting(): Generator<undefined> {
    for (const collect of this.#collectors) {
      yield* collect() ?? [];
      yield;
    }
  }

  /** All that were asked for, without order, and whether they are disabled. */
  *all(): Iterable<{ readonly family: AnyFamily; readonly isDisabled: boolean }> {
    for (const family of this.#families.values()) yield { family, isDisabled: this.#disabled.has(family.name) };
  }

  /** By name; those without series, and those that are disabled, are left out. */
  get families(): readonly AnyFamily[] {
    return [...this.#families.values()]
      .filter((each) => each.size > 0 && !this.#disabled.has(each.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #nameOf({ name, prefixed, systemPrefixed }: Pick<MetricDefinition, "name" | "prefixed" | "systemPrefixed">): string {
    if (prefixed === true) return `${this.#prefix}_${name}`;
    return systemPrefixed === true ? `${this.#systemPrefix}_${name}` : name;
  }

  #family<S extends Counter | Gauge | Histogram, L extends string>(
    definition: MetricDefinition<L>,
    make: () => S,
  ): Family<S, L> {
    const known = this.#families.get(definition);
    if (known !== undefined) return known as unknown as Family<S, L>;
    const family = new Family<S, L>(definition, { name: this.#nameOf(definition), make });
    this.#families.set(definition, family as unknown as AnyFamily);
    if (definition.labels.length === 0) family.with({} as LabelValues<L>); // it is there before anything was counted
    return family;
  }
}
