import type { CounterDefinition, GaugeDefinition, HistogramDefinition, MetricDefinition } from "../schema/metrics.ts";
import { Counter, Family, Gauge, type LabelValues } from "./family.ts";
import { Histogram } from "./histogram.ts";
import { SeriesCache } from "./seriesCache.ts";

export interface MetricRegistryOptions {
  /** What names that carry the platform's word begin with, without the underscore. */
  readonly prefix: string;
  /** Histograms are kept in native buckets too. */
  readonly native: boolean;
  /** Full names of families that are not shown. */
  readonly disabled?: readonly string[];
}

/** A family whose state is one of the three sorts. */
export type AnyFamily = Family<Counter, string> | Family<Gauge, string> | Family<Histogram, string>;

/** All that one server counts. Definitions are those of the spec; asking for one twice gives the same family. */
export class MetricRegistry {
  readonly native: boolean;
  readonly #prefix: string;
  readonly #disabled: ReadonlySet<string>;
  readonly #families = new Map<MetricDefinition, AnyFamily>();
  readonly #collectors = new Set<() => void>();
  readonly #caches = new Set<SeriesCache<unknown, unknown>>();

  constructor({ prefix, native, disabled = [] }: MetricRegistryOptions) {
    this.#disabled = new Set(disabled);
    this.#prefix = prefix;
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
  onCollect(collect: () => void): () => void {
    this.#collectors.add(collect);
    return () => this.#collectors.delete(collect);
  }

  /** Forgets the series whose labels do not pass. */
  retain(isKept: (labels: LabelValues<string>) => boolean): void {
    for (const family of this.#families.values()) family.retain(isKept);
    for (const cache of this.#caches) cache.clear();
  }

  /** By name, after all collectors have run; those without series, and those that are disabled, are left out. */
  collect(): readonly AnyFamily[] {
    for (const collect of this.#collectors) collect();
    return [...this.#families.values()]
      .filter((each) => each.series.length > 0 && !this.#disabled.has(each.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #family<S extends Counter | Gauge | Histogram, L extends string>(
    definition: MetricDefinition<L>,
    make: () => S,
  ): Family<S, L> {
    const known = this.#families.get(definition);
    if (known !== undefined) return known as unknown as Family<S, L>;
    const name = definition.prefixed === true ? `${this.#prefix}_${definition.name}` : definition.name;
    const family = new Family<S, L>(definition, { name, make });
    this.#families.set(definition, family as unknown as AnyFamily);
    if (definition.labels.length === 0) family.with({} as LabelValues<L>); // it is there before anything was counted
    return family;
  }
}
