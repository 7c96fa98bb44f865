import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import type { RowCondition } from "../../../schema/strategy.ts";
import { shortDuration } from "../../../schema/shown/age.ts";
import { podSummary } from "./summaryColumns.ts";
import { orNone } from "../../rules/text.ts";

/** Ready containers of all that stay running: "1/2". */
export function ready(pod: Pod): Cell {
  const summary = podSummary(pod);
  return `${summary.readyContainers}/${summary.totalContainers}`;
}

/** One word on where the pod is in its life: "Running", "Init:0/2", "CrashLoopBackOff", "Terminating". */
export function status(pod: Pod): Cell {
  return podSummary(pod).reason;
}

/** "0", or "3 (5m ago)" when the time of the last one is known. */
export function restarts(pod: Pod, context: PrintContext): Cell {
  const { restarts: count, lastRestartMs } = podSummary(pod);
  if (count === 0 || lastRestartMs === undefined) return String(count);
  return `${count} (${shortDuration(context.nowMs - lastRestartMs)} ago)`;
}

export function ip(pod: Pod): Cell {
  return orNone(pod.status?.podIPs?.[0]?.ip ?? pod.status?.podIP);
}

/** A pod that will not run again marks its row. */
export function rowConditions({ status }: Pod): readonly RowCondition[] | undefined {
  if (status?.phase === "Succeeded") return succeeded;
  return status?.phase === "Failed" ? failed : undefined;
}

const completed = { type: "Completed", status: "True" } as const;
const succeeded = [{ ...completed, reason: "Succeeded", message: "The pod has completed successfully." }];
const failed = [{ ...completed, reason: "Failed", message: "The pod failed." }];

/** Gates whose condition is true, of all: "1/2". */
export function readinessGates(pod: Pod): Cell {
  const gates = pod.spec?.readinessGates ?? [];
  if (gates.length === 0) return "<none>";
  let passed = 0;
  for (const gate of gates) {
    const condition = pod.status?.conditions?.find((each) => each.type === gate.conditionType);
    if (condition?.status === "True") passed += 1;
  }
  return `${passed}/${gates.length}`;
}
