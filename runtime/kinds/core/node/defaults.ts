import type { NodeStatus } from "../../../../generated/core/v1/node.ts";
import { resourceList } from "../../rules/resourceListDefaults.ts";

/** Until the node says otherwise, all it has may be used. */
export function nodeStatus(status: NodeStatus): void {
  resourceList(status.capacity);
  resourceList(status.allocatable);
  if (status.allocatable === undefined && status.capacity !== undefined) status.allocatable = { ...status.capacity };
}
