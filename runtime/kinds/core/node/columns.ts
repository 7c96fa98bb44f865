import type { Node } from "../../../../generated/core/v1/node.ts";
import { domainLabels } from "../../../../generated/wellknown.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { orNone } from "../../rules/text.ts";

/** Labels that give a node a role start so, in every label domain: `node-role.<domain>/<role>`. */
const rolePrefix = "node-role.";
/** A label whose value is one more. */
const roleLabel = `${domainLabels}/role`;

/** "Ready", "NotReady" or "Unknown", and "SchedulingDisabled" when pods may not be placed there. */
export function status(node: Node): Cell {
  const condition = node.status?.conditions?.find((each) => each.type === "Ready");
  const word = condition === undefined ? "Unknown" : condition.status === "True" ? "Ready" : "NotReady";
  return node.spec?.unschedulable === true ? `${word},SchedulingDisabled` : word;
}

export function roles(node: Node): Cell {
  const found: string[] = [];
  for (const key in node.metadata?.labels) {
    const slash = key.indexOf("/");
    if (key.startsWith(rolePrefix) && slash !== -1 && slash + 1 < key.length) found.push(key.slice(slash + 1));
  }
  const other = node.metadata?.labels?.[roleLabel];
  if (other) found.push(other);
  return orNone([...new Set(found)].sort().join(","));
}

export function internalIp(node: Node): Cell {
  return address(node, "InternalIP");
}

export function externalIp(node: Node): Cell {
  return address(node, "ExternalIP");
}

/** "6.1.0 (amd64)". */
export function kernelVersion({ status }: Node): Cell {
  const { kernelVersion, architecture } = status?.nodeInfo ?? {};
  return `${kernelVersion || "<unknown>"}${architecture ? ` (${architecture})` : ""}`;
}

function address(node: Node, type: string): string {
  return orNone(node.status?.addresses?.find((each) => each.type === type)?.address);
}
