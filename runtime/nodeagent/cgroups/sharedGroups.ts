import { type Amounts, milliOf, nanosIn, unitsOf } from "../container/amounts.ts";
import { cpuShares, minShares } from "../container/cpuAmounts.ts";
import type { Cgroups } from "./cgroups.ts";
import { type CgroupNaming, podsGroup, qosGroup } from "./names.ts";

/** Makes the groups that pods share: that of all, which `bounds` are for, and those of the classes below it. */
export async function makeSharedGroups(cgroups: Cgroups, naming: CgroupNaming, bounds: Amounts): Promise<void> {
  const memory = unitsOf(nanosIn(bounds, "memory"));
  const shares = cpuShares(milliOf(nanosIn(bounds, "cpu")));
  await cgroups.apply(podsGroup(naming), { cpuShares: shares, ...(memory > 0 ? { memory } : {}) });
  await cgroups.apply(qosGroup(naming, "BestEffort"), { cpuShares: minShares });
  await cgroups.apply(qosGroup(naming, "Burstable"), { cpuShares: minShares });
}
