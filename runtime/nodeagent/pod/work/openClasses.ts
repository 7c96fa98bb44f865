import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { NodeAgentOptions } from "../../agentOptions.ts";
import type { Cgroups } from "../../cgroups/cgroups.ts";
import { applyClassLimits, classLimits, type ClassSettings } from "../../cgroups/classLimits.ts";
import type { CgroupNaming } from "../../cgroups/names.ts";
import { limitReserved, makeSharedGroups } from "../../cgroups/sharedGroups.ts";
import { nanosIn, unitsOf } from "../../container/amounts.ts";
import type { MemoryQosMachine } from "../../container/memoryQos.ts";
import { allocatableOf, type Amounts } from "../../node/capacity.ts";

/** The groups of the classes of pods. */
export interface PodClasses {
  /** What they may use hangs on each pod that starts; else they are set from time to time. */
  readonly followPods: boolean;
  /** Sets what they may use, as the pods are now. What fails is reported, and tried again later. */
  readonly apply: () => Promise<void>;
}

export interface OpenClassesOptions {
  readonly options: Pick<NodeAgentOptions, "cgroups" | "memoryQos" | "node" | "reservedPercent">;
  readonly cgroups: Cgroups | undefined;
  readonly naming: CgroupNaming;
  /** What the machine has. */
  readonly capacity: Amounts;
  /** Pods of which something runs, or is to run. */
  readonly pods: () => readonly Pod[];
  readonly report: (error: unknown) => void;
}

export interface Classes {
  readonly classes: PodClasses;
  /** The kernel keeps the memory that pods request. */
  readonly isTiered: boolean;
  /** What it does for single containers. */
  readonly memoryQos: MemoryQosMachine | undefined;
}

/** Makes the groups that pods share, which divide the memory of the machine between their classes. */
export async function openClasses(given: OpenClassesOptions): Promise<Classes> {
  const { options, cgroups, naming, capacity, pods, report } = given;
  const bounds = allocatableOf(capacity, options.node.reservations);
  const allocatable = unitsOf(nanosIn(bounds, "memory"));
  const hasMemoryQos = options.memoryQos !== undefined && cgroups?.version === 2;
  const memoryQos = hasMemoryQos ? { ...options.memoryQos, allocatable } : undefined;
  const isTiered = memoryQos?.isTiered ?? false;
  const { reservedPercent } = options;
  const settings: ClassSettings = { allocatable, reservedPercent, isTiered };
  if (cgroups !== undefined) {
    const { limitsPods = true, reserved = [] } = options.cgroups ?? {};
    await makeSharedGroups(cgroups, naming, limitsPods ? bounds : capacity);
    await limitReserved(cgroups, reserved);
  }
  const apply = async () => {
    if (cgroups === undefined) return;
    await applyClassLimits({ cgroups, naming }, classLimits(pods(), settings)).catch(report);
  };
  return { classes: { followPods: isTiered || reservedPercent !== undefined, apply }, isTiered, memoryQos };
}
