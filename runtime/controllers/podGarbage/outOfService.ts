import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/index.ts";
import { tolerates } from "../../schema/pods/tolerates.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { readyStatus } from "../frame/readyStatus.ts";

/** Whether an operator has said of a node that is not ready that nothing runs on it any more. */
export function isOutOfService(node: Node, { platform, isGateOn }: ControllerContext): boolean {
  const isMarked = node.spec?.taints?.some(({ key }) => key === platform.names.taintOutOfService) === true;
  return isMarked && readyStatus(node) !== "True" && isGateOn("NodeOutOfServiceVolumeDetach");
}

/** Whether a pod is of a node out of service, and does not tolerate that. */
export function leavesOutOfService(
  pod: Pod,
  nodes: readonly Stored<Node>[],
  { platform, isGateOn }: ControllerContext,
): boolean {
  const node = nodes.find(({ metadata }) => metadata.name === pod.spec?.nodeName);
  const taints = (node?.spec?.taints ?? []).filter(({ key }) => key === platform.names.taintOutOfService);
  const rules = { comparesNumbers: isGateOn("TaintTolerationComparisonOperators") };
  return taints.some((taint) => !tolerates(pod, taint, rules));
}
