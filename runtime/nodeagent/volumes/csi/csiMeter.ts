import { csiOperationsSeconds } from "../../../../generated/metrics.ts";
import type { MetricRegistry } from "../../../metrics/metricRegistry.ts";
import type { OnCall } from "./csiDriver.ts";

/** Counts and measures calls of storage drivers. */
export function csiMeter(metrics: MetricRegistry): OnCall {
  const histogram = metrics.histogram(csiOperationsSeconds);
  return ({ driver, method, status, seconds }) => {
    const labels = { driver_name: driver, method_name: `/csi.v1.Node/${method}`, grpc_status_code: status };
    histogram.with({ ...labels, migrated: "false" }).observe(seconds);
  };
}
