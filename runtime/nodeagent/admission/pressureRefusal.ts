import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import type { Pressures } from "../node/nodeConditions.ts";
import type { Refusal } from "./refusal.ts";
import { tolerates, type TolerationRules } from "../../schema/pods/tolerates.ts";

export interface PressureContext extends TolerationRules {
  readonly pressures: Pressures;
  readonly taintMemoryPressure: string;
  /** The node takes the pod, whatever it is short of. */
  readonly isCritical: (pod: Pod) => boolean;
}

/** Why a node that is short of something does not take a pod. Short of memory alone, it refuses who asks for none. */
export function pressureRefusal(pod: Pod, context: PressureContext): Refusal | undefined {
  const { pressures, taintMemoryPressure, isCritical } = context;
  const { memory, disk, pids } = pressures;
  if ((!memory && !disk && !pids) || isCritical(pod)) return undefined;
  const taint = { key: taintMemoryPressure, effect: "NoSchedule" as const };
  const hasMemory = podQos(pod.spec ?? { containers: [] }) !== "BestEffort" || tolerates(pod, taint, context);
  if (!disk && !pids && hasMemory) return undefined;
  const names = { MemoryPressure: memory, DiskPressure: disk, PIDPressure: pids };
  const present = Object.entries(names).flatMap(([name, isPresent]) => (isPresent ? [name] : []));
  return { reason: "Evicted", message: `The node had condition: [${present.join(" ")}]. ` };
}
