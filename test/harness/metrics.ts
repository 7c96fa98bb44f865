import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";

/** A place to count that nobody looks at, unless the test does. */
export function newMetrics(): MetricRegistry {
  return new MetricRegistry({ prefix: "orch", native: false });
}

/** The number in the line of a series, e.g. `up{job="a"}`; undefined when the text has no such line. */
export function seriesValue(text: string, series: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
