import { processStartTimeSeconds, proberProbeDurationSeconds, proberProbeTotal } from "../../../generated/metrics.ts";
import { metricsPage } from "../../component/pages/metrics.ts";
import type { Page } from "../../component/pages/page.ts";
import { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ProbeRun } from "./probeManager.ts";

/** Counts what probes find. */
export interface ProbeMeter {
  readonly onRun: (run: ProbeRun) => void;
  /** The series of a pod that is gone go too. */
  readonly forget: (pod: Pod) => void;
  /** `/metrics/probes` */
  readonly page: Page;
}

const kindNames = { startup: "Startup", liveness: "Liveness", readiness: "Readiness" } as const;

/** Counts in a registry of its own, which has a page of its own. */
export function probeMeter(options: ConstructorParameters<typeof MetricRegistry>[0]): ProbeMeter {
  const registry = new MetricRegistry(options);
  registry
    .gauge(processStartTimeSeconds)
    .with({})
    .set(performance.timeOrigin / 1000);
  return {
    onRun: ({ pod, container, kind, result, seconds }) => {
      const { namespace, name, uid } = podIdentity(pod);
      const labels = { container: container.name, namespace, pod: name, probe_type: kindNames[kind] };
      registry
        .counter(proberProbeTotal)
        .with({ ...labels, pod_uid: uid, result })
        .add();
      // A run that found the container wanting says nothing of how long an answer takes.
      if (result === "successful") registry.histogram(proberProbeDurationSeconds).with(labels).observe(seconds);
    },
    forget: (pod) => {
      const { namespace, name, uid } = podIdentity(pod);
      registry.retain((labels) => {
        return labels.pod_uid === undefined
          ? labels.pod !== name || labels.namespace !== namespace
          : labels.pod_uid !== uid;
      });
    },
    page: metricsPage(registry),
  };
}
