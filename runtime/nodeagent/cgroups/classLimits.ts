import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos, type QosClass } from "../../schema/pods/podQos.ts";
import { podAmounts, unitsOf } from "../container/amounts.ts";
import type { Cgroups } from "./cgroups.ts";
import { burstableShares, type CgroupLimits } from "./limits.ts";
import { type CgroupNaming, qosGroup } from "./names.ts";

export interface ClassSettings {
  /** Bytes that the node has for pods. */
  readonly allocatable: number;
  /** Percent of the memory that pods request which those of the classes below cannot take; absent: all may take all. */
  readonly reservedPercent?: number | undefined;
  /** The kernel keeps what pods request. */
  readonly isTiered: boolean;
}

/** What the groups of the classes may use by the pods that the node has; that of guaranteed pods is that of all. */
export function classLimits(pods: readonly Pod[], settings: ClassSettings): Readonly<Record<QosClass, CgroupLimits>> {
  const { allocatable, reservedPercent, isTiered } = settings;
  const requested = (qos: QosClass) => {
    const own = pods.filter(({ spec }) => podQos(spec ?? { containers: [] }) === qos);
    return own.reduce((sum, each) => sum + unitsOf(podAmounts(each, "requests").memory ?? 0n), 0);
  };
  const [guaranteed, burstable] = [requested("Guaranteed"), requested("Burstable")];
  const left = (bytes: number, taken: number) =>
    Math.max(0, bytes - Math.floor((taken * (reservedPercent ?? 0)) / 100));
  const forBurstable = left(allocatable, guaranteed);
  const bound = (memory: number): CgroupLimits => (reservedPercent === undefined ? {} : { memory });
  return {
    Guaranteed: isTiered ? { memoryMin: guaranteed + burstable } : {},
    Burstable: {
      cpuShares: burstableShares(pods),
      ...bound(forBurstable),
      ...(isTiered ? { memoryLow: burstable } : {}),
    },
    BestEffort: bound(left(forBurstable, burstable)),
  };
}

/** Sets what the classes may use. Rejects with the first error after all were tried. */
export async function applyClassLimits(
  { cgroups, naming }: { readonly cgroups: Cgroups; readonly naming: CgroupNaming },
  limits: Readonly<Record<QosClass, CgroupLimits>>,
): Promise<void> {
  const set = (["Guaranteed", "Burstable", "BestEffort"] as const).filter((qos) => Object.keys(limits[qos]).length > 0);
  const results = await Promise.allSettled(set.map((qos) => cgroups.apply(qosGroup(naming, qos), limits[qos])));
  for (const each of results) if (each.status === "rejected") throw each.reason;
}
