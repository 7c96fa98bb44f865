import type { PodGroup } from "../../../../generated/scheduling/v1alpha2/podGroup.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function policy(group: PodGroup): Cell {
  const policy = group.spec.schedulingPolicy;
  if (policy.gang !== undefined) return "Gang";
  return policy.basic === undefined ? "<none>" : "Basic";
}

/** "Scheduled", or why it is not; "Pending" while nothing is known. */
export function status(group: PodGroup): Cell {
  const condition = group.status?.conditions?.find((each) => each.type === "PodGroupScheduled");
  if (condition === undefined) return "Pending";
  return condition.status === "True" ? "Scheduled" : condition.reason;
}
