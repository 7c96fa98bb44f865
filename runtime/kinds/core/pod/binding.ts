import { timestamp } from "../../../lib/timestamp.ts";
import { conflict } from "../../../../generated/errors.ts";
import type { Binding } from "../../../../generated/core/v1/binding.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";

/** Gives the pod the node of a binding. Throws conflict when it has one, is going, or is held back. */
export function bindPod(pod: Pod, { metadata, target }: Binding): void {
  const { name = "", deletionTimestamp } = pod.metadata ?? {};
  const spec = (pod.spec ??= { containers: [] });
  if (deletionTimestamp !== undefined) throw refusal(name, "is being deleted, cannot be assigned to a host");
  if (spec.nodeName) throw refusal(name, `is already assigned to node "${spec.nodeName}"`);
  if ((spec.schedulingGates?.length ?? 0) > 0) throw refusal(name, "has non-empty .spec.schedulingGates");
  spec.nodeName = target.name ?? "";
  const { annotations, labels } = metadata ?? {};
  const kept = (pod.metadata ??= {});
  if (annotations !== undefined) kept.annotations = { ...kept.annotations, ...annotations };
  if (labels !== undefined) kept.labels = { ...kept.labels, ...labels };
}

/** A pod that was bound is scheduled, and needs no room made for it any more; its labels may be those of its node. */
export function finishBinding(pod: Pod, old: Pod, { nowMs, isGateOn }: StrategyContext): void {
  const status = { ...pod.status };
  if (isGateOn?.("ClearingNominatedNodeNameAfterBinding") === true) delete status.nominatedNodeName;
  if (isGateOn?.("PodTopologyLabelsAdmission") !== true) keepLabels(pod, old);
  const others = (status.conditions ?? []).filter((each) => each.type !== "PodScheduled");
  const lastTransitionTime = timestamp(nowMs);
  const scheduled = { type: "PodScheduled", status: "True", lastProbeTime: null, lastTransitionTime } as const;
  pod.status = { ...status, conditions: [...others, scheduled] };
}

function keepLabels(pod: Pod, old: Pod): void {
  const { labels: _bound, ...metadata } = pod.metadata ?? {};
  const labels = old.metadata?.labels;
  pod.metadata = labels === undefined ? metadata : { ...metadata, labels };
}

function refusal(name: string, why: string): Error {
  return conflict({ group: "", resource: "pods/binding" }, name, `pod ${name} ${why}`);
}
