import { pluginManagerTotalPlugins } from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { PluginFolderOptions } from "../plugins/pluginFolder.ts";

/** Says which sockets of plugins there are, and which have registered. */
export function pluginGauge(metrics: MetricRegistry): Required<PluginFolderOptions>["onLook"] {
  const total = metrics.gauge(pluginManagerTotalPlugins);
  return (found, registered) => {
    total.retain(() => false);
    for (const socket_path of found) total.with({ socket_path, state: "desired_state_of_world" }).set(1);
    for (const socket_path of registered) total.with({ socket_path, state: "actual_state_of_world" }).set(1);
  };
}
