import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type Amounts, milliOf, nanosIn, podAmounts, unitsOf } from "../container/amounts.ts";
import { type SysctlContext, sysctlObjection } from "../container/sysctls.ts";
import { memberOf } from "../../schema/object.ts";
import type { Refusal } from "./refusal.ts";
import { hasTakenPort } from "./hostPorts.ts";
import { fitsNode } from "./nodeAffinity.ts";
import { type PressureContext, pressureRefusal } from "./pressureRefusal.ts";
import { tolerates } from "../../schema/pods/tolerates.ts";

export interface AdmissionContext extends PressureContext {
  /** As the API has it; undefined while it is not registered. */
  readonly node: Node | undefined;
  readonly allocatable: Readonly<Record<string, string>>;
  readonly sysctls: SysctlContext;
  /** Whether manifests of the node are the source of a pod. */
  readonly isStatic: (pod: Pod) => boolean;
  readonly isShuttingDown: boolean;
}

/** Why the node does not take a pod beside the others; undefined where it does. */
export function refusalOf(pod: Pod, others: readonly Pod[], context: AdmissionContext): Refusal | undefined {
  const { node, sysctls, isStatic } = context;
  const pressed = pressureRefusal(pod, context);
  if (pressed !== undefined) return pressed;
  if (context.isShuttingDown) {
    return { reason: "NodeShutdown", message: "Pod was rejected as the node is shutting down." };
  }
  const forbidden = sysctlObjection(pod, sysctls);
  if (forbidden !== undefined) return { reason: "SysctlForbidden", message: forbidden };
  const { os } = pod.spec ?? {};
  if (os !== undefined && os.name !== "linux") {
    return { reason: "PodOSNotSupported", message: "Failed to admit pod as the OS field doesn't match node OS" };
  }
  if (isStrict(pod) && node !== undefined && node.status?.features?.supplementalGroupsPolicy !== true) {
    const message = "SupplementalGroupsPolicy=Strict is not supported in this node";
    return { reason: "SupplementalGroupsPolicyNotSupported", message };
  }
  const shortage = shortageOf(pod, others, context);
  if (shortage !== undefined) return shortage;
  if (hasTakenPort(pod, others)) {
    const message = "Predicate NodePorts failed: node(s) didn't have free ports for the requested pod ports";
    return { reason: "NodePorts", message };
  }
  if (node === undefined) return undefined;
  if (!fitsNode(pod, node)) {
    const message = "Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector";
    return { reason: "NodeAffinity", message, isOfNode: true };
  }
  const taints = (node.spec?.taints ?? []).filter(({ effect }) => effect === "NoExecute");
  const refused = taints.find((taint) => !tolerates(pod, taint, context));
  if (refused === undefined || isStatic(pod)) return undefined;
  const message = "Predicate TaintToleration failed: node(s) had untolerated taint(s)";
  return { reason: "TaintToleration", message, isOfNode: true };
}

/** The groups of the image must not be the pod's too: a runtime that does not know of this would add them. */
function isStrict({ spec }: Pod): boolean {
  return spec?.securityContext?.supplementalGroupsPolicy === "Strict";
}

/** What the node has too little of for the pod beside the others. */
export function shortageOf(
  pod: Pod,
  others: readonly Pod[],
  { allocatable }: { readonly allocatable: Amounts },
): Refusal | undefined {
  const used = others.map((each) => podAmounts(each, "requests"));
  const asked = podAmounts(pod, "requests");
  const room = Object.keys(allocatable).filter((name) => (memberOf(asked, name) ?? 0n) > 0n);
  const pods = { requested: 1, used: others.length, capacity: unitsOf(nanosIn(allocatable, "pods")) };
  if (allocatable["pods"] !== undefined && pods.used + 1 > pods.capacity) return outOf("pods", pods);
  for (const name of room) {
    const capacity = nanosIn(allocatable, name);
    const sum = used.reduce((total, each) => total + (memberOf(each, name) ?? 0n), 0n);
    if (sum + (memberOf(asked, name) ?? 0n) <= capacity) continue;
    const shown = name === "cpu" ? milliOf : unitsOf;
    return outOf(name, { requested: shown(memberOf(asked, name) ?? 0n), used: shown(sum), capacity: shown(capacity) });
  }
  return undefined;
}

/** Processors are counted in thousandths, all else in units. */
function outOf(
  name: string,
  { requested, used, capacity }: Readonly<Record<"requested" | "used" | "capacity", number>>,
): Refusal {
  const amounts = `requested: ${requested}, used: ${used}, capacity: ${capacity}`;
  return { reason: `OutOf${name}`, message: `Node didn't have enough resource: ${name}, ${amounts}` };
}
