import type { GaugeDefinition } from "../../../schema/metrics.ts";
import type { MetricRegistry } from "../../../metrics/metricRegistry.ts";
import type { RequestInfo } from "../requestInfo.ts";

export type RequestSort = "reading" | "mutating";

const readingVerbs = new Set(["get", "list", "watch"]);

export function sortOf({ verb }: RequestInfo): RequestSort {
  return readingVerbs.has(verb) ? "reading" : "mutating";
}

/** Requests by sort, and in a gauge the most there were at the same time since the last look. */
export class InFlightPeaks {
  readonly counts: Record<RequestSort, number> = { reading: 0, mutating: 0 };
  readonly #peaks: Record<RequestSort, number> = { reading: 0, mutating: 0 };

  constructor(metrics: MetricRegistry, definition: GaugeDefinition<"request_kind">) {
    const gauge = metrics.gauge(definition);
    metrics.onCollect(() => {
      gauge.with({ request_kind: "readOnly" }).set(this.#peaks.reading);
      gauge.with({ request_kind: "mutating" }).set(this.#peaks.mutating);
      Object.assign(this.#peaks, this.counts);
    });
  }

  add(sort: RequestSort): void {
    this.counts[sort] += 1;
    if (this.counts[sort] > this.#peaks[sort]) this.#peaks[sort] = this.counts[sort];
  }

  remove(sort: RequestSort): void {
    this.counts[sort] -= 1;
  }
}
