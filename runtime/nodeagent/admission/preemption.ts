import type { Pod } from "../../../generated/core/v1/pod.ts";
import { memberOf } from "../../schema/object.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { type Nanos, podAmounts } from "../container/amounts.ts";

/**
 * Which pods are to end so that so much becomes free: no guaranteed one where others suffice, no burstable one where
 * those suffice that are neither, and of each sort few. Undefined where all of them together do not have it.
 */
export function podsToEnd(pods: readonly Pod[], missing: Nanos): readonly Pod[] | undefined {
  const sorted = { Guaranteed: [] as Pod[], Burstable: [] as Pod[], BestEffort: [] as Pod[] };
  for (const each of pods) sorted[podQos(each.spec ?? { containers: [] })].push(each);
  const { Guaranteed: guaranteed, Burstable: burstable, BestEffort: bestEffort } = sorted;
  const first = few(guaranteed, left(missing, [...burstable, ...bestEffort]));
  if (first === undefined) return undefined;
  const second = few(burstable, left(missing, [...first, ...bestEffort])) ?? [];
  return [...(few(bestEffort, left(missing, [...first, ...second])) ?? []), ...second, ...first];
}

/** One after the other, each time the one that leaves the least to be done, or asks for the least. */
function few(pods: readonly Pod[], missing: Nanos): readonly Pod[] | undefined {
  const chosen: Pod[] = [];
  for (let rest = missing; Object.keys(rest).length > 0; rest = left(missing, chosen)) {
    let best: { readonly pod: Pod; readonly distance: number } | undefined;
    for (const pod of pods) {
      if (chosen.includes(pod)) continue;
      const own = { pod, distance: distance(pod, rest) };
      if (best === undefined || (own.distance - best.distance || bySize(pod, best.pod)) < 0) best = own;
    }
    if (best === undefined) return undefined;
    chosen.push(best.pod);
  }
  return chosen;
}

/** What is still missing when these pods are gone; all that is not is left out. */
function left(missing: Nanos, pods: readonly Pod[]): Nanos {
  const amounts = pods.map(requested);
  const rest = Object.entries(missing).map(([name, amount]) => {
    return [name, amounts.reduce((sum, each) => sum - (memberOf(each, name) ?? 0n), amount)] as const;
  });
  return Object.fromEntries(rest.filter(([, amount]) => amount > 0n));
}

/** How much is missing without the pod, each resource as a part of what is missing of it with the pod. */
function distance(pod: Pod, missing: Nanos): number {
  const rest = left(missing, [pod]);
  return Object.entries(rest).reduce((sum, [name, amount]) => sum + (Number(amount) / Number(missing[name])) ** 2, 0);
}

function bySize(a: Pod, b: Pod): number {
  for (const name of ["memory", "cpu"]) {
    const more = (requested(a)[name] ?? 0n) - (requested(b)[name] ?? 0n);
    if (more !== 0n) return more < 0n ? -1 : 1;
  }
  return 0;
}

function requested(pod: Pod): Nanos {
  return { ...podAmounts(pod, "requests"), pods: 1_000_000_000n };
}
