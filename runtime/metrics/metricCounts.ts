import { disabledMetricsTotal, hiddenMetricsTotal, registeredMetricsTotal } from "../../generated/metrics.ts";
import type { MetricRegistry } from "./metricRegistry.ts";

/** Shows how many metrics there are, by how much users may rely on them, and how many flags leave out. */
export function countMetrics(metrics: MetricRegistry): void {
  const registered = metrics.counter(registeredMetricsTotal);
  const disabled = metrics.counter(disabledMetricsTotal).with({});
  metrics.counter(hiddenMetricsTotal).with({}); // none is deprecated, which is what hides one
  metrics.onCollect(() => {
    const counts = new Map<string, number>();
    disabled.value = 0;
    for (const { family, isDisabled } of metrics.all()) {
      const { stability } = family.definition;
      if (isDisabled) disabled.add();
      else counts.set(stability, (counts.get(stability) ?? 0) + 1);
    }
    for (const [stability_level, count] of counts) {
      registered.with({ stability_level, deprecated_version: "" }).value = count;
    }
  });
}
