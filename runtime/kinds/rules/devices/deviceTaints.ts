import { timestamp } from "../../../lib/timestamp.ts";
export interface Taint {
  timeAdded?: string | null;
}

/** A taint says since when it is there; one that does not is new. */
export function stampTaints(taints: readonly Taint[] | undefined, nowMs: number): void {
  for (const taint of taints ?? []) taint.timeAdded ??= timestamp(nowMs);
}
