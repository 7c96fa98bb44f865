import type { NodeSpec, NodeStatus } from "../../../../generated/core/v1/node.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";

/** Until the node says otherwise, all it has may be used. */
export function nodeStatus(status: NodeStatus): void {
  resourceList(status.capacity);
  resourceList(status.allocatable);
  if (status.allocatable === undefined && status.capacity !== undefined) status.allocatable = { ...status.capacity };
}

/** podCIDR mirrors the first of podCIDRs; a client of either sees both, and one that sends both apart means podCIDR. */
export function nodeSpec(spec: NodeSpec): void {
  const [first] = spec.podCIDRs ?? [];
  if (spec.podCIDR === undefined || spec.podCIDR === "") {
    if (first !== undefined) spec.podCIDR = first;
  } else if (first !== spec.podCIDR) spec.podCIDRs = [spec.podCIDR];
}
