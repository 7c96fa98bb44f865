import {
  cpuManagerExclusiveCpuAllocationCount,
  cpuManagerPinningErrorsTotal,
  cpuManagerPinningRequestsTotal,
  cpuManagerSharedPoolSizeMillicores,
  memoryManagerPinningErrorsTotal,
  memoryManagerPinningRequestsTotal,
  topologyManagerAdmissionDurationMs,
  topologyManagerAdmissionErrorsTotal,
  topologyManagerAdmissionRequestsTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { agentMetric } from "../node/agentMetric.ts";
import type { CpuState } from "./cpuState.ts";

/** Counts what the managers are asked for. */
export interface ResourceMeter {
  /** Runs what gives processors to a container. Throws as it does. */
  readonly cpus: Measure;
  /** The same for memory. */
  readonly memory: Measure;
  /** Runs what places a pod, which is undefined where it has a place. */
  readonly place: <T>(run: () => T | undefined) => T | undefined;
  /** To be called when what containers have has changed. */
  readonly show: (cpus: CpuState) => void;
}

export type Measure = <T>(run: () => T) => T;

export function resourceMeter(metrics: MetricRegistry, agentName: string): ResourceMeter {
  const counter = (definition: typeof cpuManagerPinningRequestsTotal) =>
    metrics.counter(agentMetric(agentName, definition)).with({});
  const gauge = (definition: typeof cpuManagerSharedPoolSizeMillicores) =>
    metrics.gauge(agentMetric(agentName, definition)).with({});
  const attempts = (requests: ReturnType<typeof counter>, errors: ReturnType<typeof counter>): Measure => {
    return (run) => {
      requests.add();
      try {
        return run();
      } catch (error) {
        errors.add();
        throw error;
      }
    };
  };
  const shared = gauge(cpuManagerSharedPoolSizeMillicores);
  const exclusive = gauge(cpuManagerExclusiveCpuAllocationCount);
  const placed = counter(topologyManagerAdmissionRequestsTotal);
  const refused = counter(topologyManagerAdmissionErrorsTotal);
  const duration = metrics.histogram(agentMetric(agentName, topologyManagerAdmissionDurationMs)).with({});
  return {
    cpus: attempts(counter(cpuManagerPinningRequestsTotal), counter(cpuManagerPinningErrorsTotal)),
    memory: attempts(counter(memoryManagerPinningRequestsTotal), counter(memoryManagerPinningErrorsTotal)),
    place: (run) => {
      const beganMs = performance.now();
      placed.add();
      const refusal = run();
      if (refusal !== undefined) refused.add();
      duration.observe(performance.now() - beganMs);
      return refusal;
    },
    show: (cpus) => {
      const own = [...cpus.assigned.values()].flatMap((containers) => [...containers.values()].flat());
      shared.set(cpus.shared.length * 1000);
      exclusive.set(new Set(own).size);
    },
  };
}
