/** What spec/metrics.yaml says of a metric. `L` is the union of its labels. */
export type MetricDefinition<L extends string = string> =
  | CounterDefinition<L>
  | GaugeDefinition<L>
  | HistogramDefinition<L>;

interface Definition<L extends string> {
  /** Without the prefix of the platform where `prefixed` says that it has that. */
  readonly name: string;
  readonly prefixed?: true;
  /** The same of the prefix of the platform's processes, such as that of "orch-apiserver". */
  readonly systemPrefixed?: true;
  /** How much users may rely on it. */
  readonly stability: "STABLE" | "BETA" | "ALPHA";
  readonly help: string;
  /** In the order that they are shown in. */
  readonly labels: readonly L[];
}

/** Only grows. */
export interface CounterDefinition<L extends string = string> extends Definition<L> {
  readonly type: "counter";
}

/** Goes up and down. */
export interface GaugeDefinition<L extends string = string> extends Definition<L> {
  readonly type: "gauge";
}

/** Counts durations, sizes and the like by how large they were. */
export interface HistogramDefinition<L extends string = string> extends Definition<L> {
  readonly type: "histogram";
  /** Upper bounds of the buckets in ascending order; what is larger has a bucket of its own. */
  readonly buckets: readonly number[];
}
