import type { Node, NodeCondition } from "../../../generated/core/v1/node.ts";
import { timestamp } from "../../lib/timestamp.ts";

/** Those that the agent of a node reports. */
const reported = ["Ready", "MemoryPressure", "DiskPressure", "PIDPressure"];

/**
 * The conditions of a node that is not heard any more; undefined: as they are, as also where it is known of the node
 * that nothing is known. `agent` is how messages name what should be heard.
 */
export function silentConditions(
  { metadata, status }: Node,
  { agent, nowMs }: { readonly agent: string; readonly nowMs: number },
): NodeCondition[] | undefined {
  const known = status?.conditions ?? [];
  const created = metadata?.creationTimestamp;
  const unknown = { status: "Unknown", lastTransitionTime: timestamp(nowMs) };
  const missing = reported.filter((type) => !known.some((each) => each.type === type));
  const silenced = ({ type, status: before }: NodeCondition) => reported.includes(type) && before !== "Unknown";
  if (known.some(({ type, status: before }) => type === "Ready" && before === "Unknown")) return undefined;
  const stopped = { ...unknown, reason: "NodeStatusUnknown", message: `${agent} stopped posting node status.` };
  const never = { ...unknown, reason: "NodeStatusNeverUpdated", message: `${agent} never posted node status.` };
  return [
    ...known.map((each) => (silenced(each) ? { ...each, ...stopped } : each)),
    ...missing.map((type) => ({ type, ...(created == null ? {} : { lastHeartbeatTime: created }), ...never })),
  ];
}
