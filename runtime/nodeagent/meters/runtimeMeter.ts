import * as definitions from "../../../generated/metrics.ts";
import type { EndedCall } from "../../grpc/reportedCalls.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { agentFamilies } from "./families.ts";

/** Counts and measures the calls of the container runtime. */
export function runtimeMeter(metrics: MetricRegistry, agentName: string): (call: EndedCall) => void {
  const { counter, histogram } = agentFamilies(metrics, agentName);
  const total = counter(definitions.runtimeOperationsTotal);
  const errors = counter(definitions.runtimeOperationsErrorsTotal);
  const duration = histogram(definitions.runtimeOperationsDurationSeconds);
  const sandboxes = histogram(definitions.runPodsandboxDurationSeconds);
  const sandboxErrors = counter(definitions.runPodsandboxErrorsTotal);
  const ofMethod = metrics.cache((name: string) => {
    const labels = { operation_type: operationOf(name) };
    return { total: total.with(labels), duration: duration.with(labels), failed: () => errors.with(labels).add() };
  });
  return ({ method, input, status, seconds }) => {
    const own = ofMethod.get(method.name);
    own.total.add();
    own.duration.observe(seconds);
    if (status !== "OK") own.failed();
    if (method.name !== "RunPodSandbox") return;
    const { runtimeHandler: runtime_handler = "" } = input as { readonly runtimeHandler?: string };
    sandboxes.with({ runtime_handler }).observe(seconds);
    if (status !== "OK") sandboxErrors.with({ runtime_handler }).add();
  };
}

/** "RunPodSandbox" -> "run_podsandbox" */
function operationOf(method: string): string {
  if (method === "UpdateContainerResources") return "update_container";
  const words = method.replace("PodSandbox", "Podsandbox").match(/[A-Z][a-z]*/g) ?? [method];
  return words.join("_").toLowerCase();
}
