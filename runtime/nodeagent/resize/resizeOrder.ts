import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { podAmounts } from "../container/amounts.ts";

export interface PendingResize {
  readonly wanted: Pod;
  readonly allocated: Pod;
  /** Since when it waits. */
  readonly sinceMs: number;
}

/** Which of two resizes is judged first: one that asks for no more, then by priority, by quality, and by age. */
export function resizeOrder(a: PendingResize, b: PendingResize): number {
  return (
    Number(asksForMore(a)) - Number(asksForMore(b)) ||
    (b.wanted.spec?.priority ?? 0) - (a.wanted.spec?.priority ?? 0) ||
    Number(isGuaranteed(b)) - Number(isGuaranteed(a)) ||
    a.sinceMs - b.sinceMs
  );
}

function asksForMore({ wanted, allocated }: PendingResize): boolean {
  const [now, before] = [podAmounts(wanted, "requests"), podAmounts(allocated, "requests")];
  return ["cpu", "memory"].some((name) => (now[name] ?? 0n) > (before[name] ?? 0n));
}

function isGuaranteed({ wanted }: PendingResize): boolean {
  return podQos(wanted.spec ?? { containers: [] }) === "Guaranteed";
}
