import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";

/** Whether a write is of a pod, or of one of its sub-resources. */
export function isOfPods({ descriptor: { group, plural } }: AdmissionAttributes): boolean {
  return plural === "pods" && group === "";
}

/** Whether a write is of a pod itself, and not of a sub-resource. */
export function isOfPod(attributes: AdmissionAttributes): boolean {
  return attributes.subresource === "" && isOfPods(attributes);
}

export function isNewPod(attributes: AdmissionAttributes): boolean {
  return attributes.operation === "create" && isOfPod(attributes);
}

/** A pod that has a node. */
export type PodOnNode = Pod & { readonly spec: PodSpec & { readonly nodeName: string } };

/** The pod, where an update changes what its node is to do; undefined of other writes. */
export function changedOnNode(
  attributes: AdmissionAttributes,
  object: ApiObject | undefined,
  old: ApiObject | undefined,
): PodOnNode | undefined {
  if (attributes.operation !== "update" || !isOfPods(attributes) || object === undefined) return undefined;
  const pod = object as Pod;
  if (!isOnNode(pod) || pod.metadata?.generation === old?.metadata?.generation) return undefined;
  return pod;
}

function isOnNode(pod: Pod): pod is PodOnNode {
  return Boolean(pod.spec?.nodeName);
}
