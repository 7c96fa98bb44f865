import type { AdmissionAttributes } from "../plugin.ts";

/** Whether a write is of a pod itself, and not of a sub-resource. */
export function isOfPod({ descriptor: { group, plural }, subresource }: AdmissionAttributes): boolean {
  return plural === "pods" && group === "" && subresource === "";
}

export function isNewPod(attributes: AdmissionAttributes): boolean {
  return attributes.operation === "create" && isOfPod(attributes);
}
