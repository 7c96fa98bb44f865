import type { PodMetrics } from "../../../../generated/metrics/v1beta1/podMetrics.ts";
import { formatQuantity, quantityNanos } from "../../../schema/quantity.ts";

/** Of all containers together. */
export function cpu(metrics: PodMetrics): string {
  return sumOf(metrics, "cpu");
}

export function memory(metrics: PodMetrics): string {
  return sumOf(metrics, "memory");
}

function sumOf({ containers }: PodMetrics, resource: string): string {
  const nanos = (containers ?? []).reduce((sum, { usage }) => sum + (quantityNanos(usage?.[resource] ?? 0) ?? 0n), 0n);
  return formatQuantity(nanos, { binary: resource === "memory" });
}
