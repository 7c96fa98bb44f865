import { type Amounts, milliOf, nanosIn, unitsOf } from "../container/amounts.ts";
import { cpuShares, minShares } from "../container/cpuAmounts.ts";
import type { Cgroups } from "./cgroups.ts";
import { type CgroupNaming, podsGroup, qosGroup } from "./names.ts";

/** A group of the machine, which is there already, and what is reserved for it. */
export interface ReservedGroup {
  /** For whom it is, "system". */
  readonly name: string;
  /** Below the mount of a hierarchy, "/system.slice". */
  readonly path: string;
  readonly reserved: Amounts;
  /** It is limited in the time of the processor alone. */
  readonly isCompressible: boolean;
}

/** Makes the groups that pods share: that of all, which `bounds` are for, and those of the classes below it. */
export async function makeSharedGroups(cgroups: Cgroups, naming: CgroupNaming, bounds: Amounts): Promise<void> {
  await cgroups.apply(podsGroup(naming), limitsOf(bounds));
  await cgroups.apply(qosGroup(naming, "BestEffort"), { cpuShares: minShares });
  await cgroups.apply(qosGroup(naming, "Burstable"), { cpuShares: minShares });
}

/** Limits groups to what is reserved for them. Rejects with an Error for one that is not there. */
export async function limitReserved(cgroups: Cgroups, groups: readonly ReservedGroup[]): Promise<void> {
  for (const { path, reserved, isCompressible } of groups) {
    const { cpuShares: shares, ...others } = limitsOf(reserved);
    await cgroups.limit(path, { cpuShares: shares, ...(isCompressible ? {} : others) });
  }
}

function limitsOf(amounts: Amounts): { readonly cpuShares: number; readonly memory?: number; readonly pids?: number } {
  const [memory, pids] = [unitsOf(nanosIn(amounts, "memory")), unitsOf(nanosIn(amounts, "pid"))];
  return {
    cpuShares: cpuShares(milliOf(nanosIn(amounts, "cpu"))),
    ...(memory > 0 ? { memory } : {}),
    ...(pids > 0 ? { pids } : {}),
  };
}
