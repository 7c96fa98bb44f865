import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { PodMetrics } from "../../../../generated/metrics/v1beta1/podMetrics.ts";
import type { NodeUsage } from "../../../schema/access/observe.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { measuredAt, quantities, usageOfNodes } from "../../rules/usage.ts";

export const strategy: Strategy<PodMetrics> = {
  observe: async (context) => {
    const { namespace, name, list } = context;
    const all = (await list({ group: "", resource: "pods", namespace })) as readonly Pod[];
    const pods = all.filter((each) => name === "" || each.metadata?.name === name).filter(isRunning);
    const usages = await usageOfNodes([...new Set(pods.map(nodeOf))], context);
    return pods.flatMap((pod) => {
      const usage = usages.get(nodeOf(pod));
      return usage === undefined ? [] : (metricsOf(pod, usage) ?? []);
    });
  },
};

function isRunning(pod: Pod): boolean {
  return nodeOf(pod) !== "" && pod.status?.phase === "Running";
}

function nodeOf({ spec }: Pod): string {
  return spec?.nodeName ?? "";
}

/** Undefined for a pod none of whose containers was measured yet. */
function metricsOf({ metadata, spec }: Pod, usage: NodeUsage): PodMetrics | undefined {
  const { name = "", namespace = "", labels } = metadata ?? {};
  const names = [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])].map((each) => each.name);
  const containers = names.flatMap((container) => {
    const own = usage.containers.get(`${namespace}/${name}/${container}`);
    return own === undefined ? [] : [{ name: container, usage: quantities(own) }];
  });
  if (containers.length === 0) return undefined;
  const { timestamp, window } = measuredAt(usage);
  const identity = { name, namespace, ...(labels === undefined ? {} : { labels }), creationTimestamp: timestamp };
  return { metadata: identity, timestamp, window, containers } as PodMetrics;
}
