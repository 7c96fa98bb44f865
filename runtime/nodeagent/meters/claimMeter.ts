import * as definitions from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { EndedCall } from "../../grpc/reportedCalls.ts";

/** Measures the resource claims of pods and the calls of their drivers. */
export interface ClaimMeter {
  /** Runs what makes the claims of a pod ready, or gives them back. Rejects as it does. */
  readonly operation: (name: "PrepareResources" | "UnprepareResources", run: () => Promise<void>) => Promise<void>;
  readonly call: (driver: string, call: EndedCall) => void;
}

export function claimMeter(metrics: MetricRegistry): ClaimMeter {
  const operations = metrics.histogram(definitions.draOperationsDurationSeconds);
  const calls = metrics.histogram(definitions.draGrpcOperationsDurationSeconds);
  return {
    operation: async (operation_name, run) => {
      const beganMs = performance.now();
      let is_error = "true";
      try {
        await run();
        is_error = "false";
      } finally {
        operations.with({ operation_name, is_error }).observe((performance.now() - beganMs) / 1000);
      }
    },
    call: (driver_name, { method, status, seconds }) => {
      const method_name = `/${method.parent.typeName}/${method.name}`;
      calls.with({ driver_name, grpc_status_code: status, method_name }).observe(seconds);
    },
  };
}

/** Shows of how many claims each driver has devices prepared; `<any>` is all claims. */
export function claimGauges(
  metrics: MetricRegistry,
  claims: () => readonly { readonly drivers: readonly string[] }[],
): () => void {
  const inUse = metrics.gauge(definitions.draResourceClaimsInUse);
  return metrics.onCollect(() => {
    const all = claims();
    inUse.retain(() => false);
    inUse.with({ driver_name: "<any>" }).set(all.length);
    for (const driver_name of all.flatMap(({ drivers }) => drivers)) inUse.with({ driver_name }).add(1);
  });
}
