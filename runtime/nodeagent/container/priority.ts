import { systemPriorities } from "../../schema/pods/systemPriorities.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** Priority of the class of pods that the cluster cannot do without, and the least of critical ones. */
const systemCritical = systemPriorities["system-cluster-critical"];
/** Priority of the class of pods that a node cannot do without. */
const nodeCritical = systemPriorities["system-node-critical"];

/** Static pods are critical, as are those with a priority of the system. */
export function isCritical(pod: Pod, annotationConfigSource: string): boolean {
  const source = pod.metadata?.annotations?.[annotationConfigSource];
  return (source !== undefined && source !== "api") || (pod.spec?.priority ?? 0) >= systemCritical;
}

/** Whether the node cannot do without the pod. */
export function isNodeCritical({ spec }: Pod): boolean {
  return (spec?.priority ?? 0) >= nodeCritical;
}
