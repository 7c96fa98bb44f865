import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { shortageOf } from "../admission/admitPod.ts";
import { type Amounts, milliOf, nanosIn, podAmounts, unitsOf } from "../container/amounts.ts";
import { maySwap, sharesSwap, type SwapMachine } from "../container/swap.ts";
import { isCritical } from "../container/priority.ts";
import { memberOf } from "../../schema/object.ts";
import { boundsOf, changes, type Resizable } from "./podBounds.ts";
import type { InfeasibleDetail, Objection } from "./resizeMemory.ts";

/** Gates that decide about resizes. */
export type ResizeGate =
  | "InPlacePodVerticalScaling"
  | "InPlacePodLevelResourcesVerticalScaling"
  | "InPlacePodVerticalScalingExclusiveCPUs"
  | "InPlacePodVerticalScalingExclusiveMemory"
  | "InPlacePodVerticalScalingInitContainers";

export interface ResizeContext {
  readonly isGateOn: (gate: ResizeGate) => boolean;
  readonly allocatable: Amounts;
  /** Whether manifests of the node are the source of a pod. */
  readonly isStatic: (pod: Pod) => boolean;
  /** How the node gives processors and memory to guaranteed pods: "static", "Static" for exclusively. */
  readonly policies: { readonly cpu: string; readonly memory: string };
  readonly machine: Pick<SwapMachine, "cgroupVersion" | "swapBehavior" | "swapForPods">;
  readonly annotationConfigSource: string;
}

/** An objection, and for a resize that never can be, why in a word. */
export interface JudgedObjection extends Objection {
  readonly detail?: InfeasibleDetail;
}

interface Infeasible {
  readonly message: string;
  readonly detail: InfeasibleDetail;
}

/** Why a pod cannot have what it wants beside the others, which count with what they were allocated. */
export function objectionTo(
  { wanted, allocated }: { readonly wanted: Pod; readonly allocated: Pod },
  others: readonly Pod[],
  context: ResizeContext,
): JudgedObjection | undefined {
  const never =
    gateObjection(wanted, allocated, context) ??
    swapObjection(wanted, allocated, context) ??
    policyObjection(wanted, allocated, context) ??
    capacityObjection(wanted, context);
  if (never !== undefined) return { reason: "Infeasible", ...never };
  const shortage = shortageOf(wanted, others, context);
  return shortage === undefined ? undefined : { reason: "Deferred", said: shortage.reason, message: shortage.message };
}

function gateObjection(wanted: Pod, allocated: Pod, { isGateOn, isStatic }: ResizeContext): Infeasible | undefined {
  const detail = "feature_gate_off";
  if (!isGateOn("InPlacePodVerticalScaling")) return { message: "InPlacePodVerticalScaling is disabled", detail };
  if (isStatic(wanted)) {
    return { message: "In-place resize of static-pods is not supported", detail: "static_pod" };
  }
  const isPodLevel = changes(wanted.spec?.resources, allocated.spec?.resources).length > 0;
  if (!isPodLevel || isGateOn("InPlacePodLevelResourcesVerticalScaling")) return undefined;
  return { message: "InPlacePodLevelResourcesVerticalScaling is disabled", detail };
}

/** How much a container may swap follows from its request of memory, and is not changed while it runs. */
function swapObjection(wanted: Pod, allocated: Pod, context: ResizeContext): Infeasible | undefined {
  const { machine, annotationConfigSource } = context;
  if (!sharesSwap(machine)) return undefined;
  const { containers: before } = boundsOf(allocated);
  const swaps = (pod: Pod, resources: (typeof before)[string] | undefined) => {
    const spec = pod.spec ?? { containers: [] };
    return maySwap({ isCritical: isCritical(pod, annotationConfigSource), spec, resources });
  };
  const all = [...(wanted.spec?.initContainers ?? []), ...(wanted.spec?.containers ?? [])];
  const isSwapping = all.some(({ name, resources, resizePolicy = [] }) => {
    const restarts = resizePolicy.some(
      (each) => each.resourceName === "memory" && each.restartPolicy === "RestartContainer",
    );
    const [request, old] = [
      nanosIn(resources?.requests, "memory"),
      nanosIn(memberOf(before, name)?.requests, "memory"),
    ];
    return request !== old && !restarts && (swaps(wanted, resources) || swaps(allocated, memberOf(before, name)));
  });
  if (!isSwapping) return undefined;
  return { message: "In-place resize of containers with swap is not supported.", detail: "swap_limitation" };
}

function policyObjection(wanted: Pod, allocated: Pod, { isGateOn, policies }: ResizeContext): Infeasible | undefined {
  if (podQos(wanted.spec ?? { containers: [] }) !== "Guaranteed") return undefined;
  const [now, before] = [boundsOf(wanted).containers, boundsOf(allocated).containers];
  const isResized = (name: Resizable) =>
    Object.keys(now).some((each) => changes(now[each], memberOf(before, each)).includes(name));
  const text = (manager: string, policy: string) =>
    `Resize is infeasible for Guaranteed Pods alongside ${manager} Manager policy "${policy}"`;
  if (policies.cpu === "static" && !isGateOn("InPlacePodVerticalScalingExclusiveCPUs") && isResized("cpu")) {
    return { message: text("CPU", policies.cpu), detail: "guaranteed_pod_cpu_manager_static_policy" };
  }
  if (policies.memory === "Static" && !isGateOn("InPlacePodVerticalScalingExclusiveMemory") && isResized("memory")) {
    return { message: text("Memory", policies.memory), detail: "guaranteed_pod_memory_manager_static_policy" };
  }
  return undefined;
}

/** More than the node has for all pods together. */
function capacityObjection(wanted: Pod, { allocatable }: ResizeContext): Infeasible | undefined {
  const requests = podAmounts(wanted, "requests");
  for (const name of ["memory", "cpu"] as const) {
    const shown = name === "cpu" ? milliOf : unitsOf;
    const [requested, capacity] = [shown(requests[name] ?? 0n), shown(nanosIn(allocatable, name))];
    if (requested <= capacity) continue;
    const message = `Node didn't have enough capacity: ${name}, requested: ${requested}, capacity: ${capacity}`;
    return { message, detail: "insufficient_node_allocatable" };
  }
  return undefined;
}
