import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type Amounts, milliOf, nanosIn, podAmounts, unitsOf } from "../container/amounts.ts";
import { type SysctlContext, sysctlObjection } from "../container/sysctls.ts";
import { allContainers } from "../container/podIdentity.ts";
import { memberOf } from "../../schema/object.ts";
import type { Refusal } from "./refusal.ts";
import { hasTakenPort } from "./hostPorts.ts";
import { fitsNode } from "./nodeAffinity.ts";
import { podsToEnd } from "./preemption.ts";
import { type PressureContext, pressureRefusal } from "./pressureRefusal.ts";
import { tolerates } from "../../schema/pods/tolerates.ts";

export interface AdmissionContext extends PressureContext {
  /** As the API has it; undefined while it is not registered. */
  readonly node: Node | undefined;
  readonly allocatable: Readonly<Record<string, string>>;
  readonly sysctls: SysctlContext;
  /** Whether the kernel has AppArmor. */
  readonly hasAppArmor: boolean;
  /** Whether manifests of the node are the source of a pod. */
  readonly isStatic: (pod: Pod) => boolean;
  readonly isShuttingDown: boolean;
  /** Gives the pod what its containers are to have for themselves, or says why the node does not take it. */
  readonly place: (pod: Pod) => Refusal | undefined;
  /** Others may be ended for a critical pod. */
  readonly mayEndOthers: boolean;
}

/**
 * Why the node does not take a pod beside the others; undefined where it does. Of several reasons it is the one that
 * the field gives: devices and processors are given before it is asked whether there is room, and a node that shuts
 * down says so last.
 */
export function refusalOf(pod: Pod, others: readonly Pod[], context: AdmissionContext): Refusal | undefined {
  const { sysctls } = context;
  const pressed = pressureRefusal(pod, context);
  if (pressed !== undefined) return pressed;
  const forbidden = sysctlObjection(pod, sysctls);
  if (forbidden !== undefined) return { reason: "SysctlForbidden", message: forbidden };
  return context.place(pod) ?? refusalOfPlaced(pod, others, context);
}

function refusalOfPlaced(pod: Pod, others: readonly Pod[], context: AdmissionContext): Refusal | undefined {
  const { node } = context;
  const { os } = pod.spec ?? {};
  if (os !== undefined && os.name !== "linux") {
    return { reason: "PodOSNotSupported", message: "Failed to admit pod as the OS field doesn't match node OS" };
  }
  if (isStrict(pod) && node !== undefined && node.status?.features?.supplementalGroupsPolicy !== true) {
    const message = "SupplementalGroupsPolicy=Strict is not supported in this node";
    return { reason: "SupplementalGroupsPolicyNotSupported", message };
  }
  const shortage = shortageOf(pod, others, context);
  const mayEndOthers = shortage !== undefined && context.mayEndOthers && context.isCritical(pod);
  if (shortage !== undefined && !mayEndOthers) return shortage;
  const refused = placeRefusal(pod, others, context) ?? appArmorRefusal(pod, context);
  if (refused !== undefined) return refused;
  if (context.isShuttingDown) {
    return { reason: "NodeShutdown", message: "Pod was rejected as the node is shutting down." };
  }
  return mayEndOthers ? endingOthers(pod, others, context) : undefined;
}

/** What a pod is to be confined by, the kernel must have. */
function appArmorRefusal(pod: Pod, { hasAppArmor }: AdmissionContext): Refusal | undefined {
  const isConfined = [pod.spec, ...allContainers(pod)].some((each) => {
    return (each?.securityContext?.appArmorProfile?.type ?? "Unconfined") !== "Unconfined";
  });
  if (hasAppArmor || !isConfined) return undefined;
  return { reason: "AppArmor", message: "Cannot enforce AppArmor: AppArmor is not enabled on the host" };
}

/** By what no other pod's end would change. */
function placeRefusal(pod: Pod, others: readonly Pod[], context: AdmissionContext): Refusal | undefined {
  const { node, isStatic } = context;
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

/** Which others end so that a critical pod has room; that is no refusal where there are enough of them. */
function endingOthers(pod: Pod, others: readonly Pod[], { allocatable, isCritical }: AdmissionContext): Refusal {
  const priorityOf = ({ spec }: Pod) => spec?.priority ?? 0;
  const missing = Object.fromEntries(
    shortages(pod, others, allocatable).map((each) => [each.name, each.requested + each.used - each.capacity]),
  );
  const ended = podsToEnd(
    others.filter((each) => !isCritical(each) || priorityOf(each) < priorityOf(pod)),
    missing,
  );
  if (ended === undefined) {
    const amounts = Object.entries(missing).map(([name, each]) => `(res: ${name}, q: ${shown(name, each)}), `);
    const why = `no set of running pods found to reclaim resources: [${amounts.join("")}]`;
    const search = "preemption: error finding a set of pods to preempt";
    const message = `Unexpected error while attempting to recover from admission failure: ${search}: ${why}`;
    return { reason: "UnexpectedAdmissionError", message };
  }
  const message = "Preempted in order to admit critical pod";
  return { reason: "Preempting", message, endsFirst: ended.map(({ metadata }) => metadata?.uid ?? "") };
}

/** What the node has too little of for the pod beside the others. */
export function shortageOf(
  pod: Pod,
  others: readonly Pod[],
  { allocatable }: { readonly allocatable: Amounts },
): Refusal | undefined {
  const [first] = shortages(pod, others, allocatable);
  return first === undefined ? undefined : outOf(first);
}

/** In billionths. */
interface Shortage {
  readonly name: string;
  readonly requested: bigint;
  readonly used: bigint;
  readonly capacity: bigint;
}

function shortages(pod: Pod, others: readonly Pod[], allocatable: Amounts): readonly Shortage[] {
  const used = others.map((each) => podAmounts(each, "requests"));
  const asked = podAmounts(pod, "requests");
  const one = 1_000_000_000n;
  const pods = { name: "pods", requested: one, used: BigInt(others.length) * one };
  const all = Object.keys(allocatable).flatMap((name) => {
    const requested = memberOf(asked, name) ?? 0n;
    if (name === "pods" || requested === 0n) return [];
    return [{ name, requested, used: used.reduce((total, each) => total + (memberOf(each, name) ?? 0n), 0n) }];
  });
  return [...(allocatable["pods"] === undefined ? [] : [pods]), ...all]
    .map((each) => ({ ...each, capacity: nanosIn(allocatable, each.name) }))
    .filter((each) => each.requested + each.used > each.capacity);
}

function outOf({ name, requested, used, capacity }: Shortage): Refusal {
  const [asked, taken, room] = [requested, used, capacity].map((each) => shown(name, each));
  const amounts = `requested: ${asked}, used: ${taken}, capacity: ${room}`;
  return { reason: `OutOf${name}`, message: `Node didn't have enough resource: ${name}, ${amounts}` };
}

/** Processors are counted in thousandths, all else in units. */
function shown(name: string, nanos: bigint): number {
  return name === "cpu" ? milliOf(nanos) : unitsOf(nanos);
}
