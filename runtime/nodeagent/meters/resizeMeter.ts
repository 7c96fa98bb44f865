import * as definitions from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { quantityNanos } from "../../schema/quantity.ts";
import { boundsOf } from "../resize/podBounds.ts";
import type { InfeasibleDetail, JudgeTrigger } from "../resize/resizeMemory.ts";
import { memberOf } from "../../schema/object.ts";
import type { AgentFamilies } from "./families.ts";

/** Counts resizes of pods. */
export interface ResizeMeter {
  /** What a pod asks to have changed, by its resource and whether it is more or less than it was allocated. */
  readonly requested: (wanted: Pod, allocated: Pod) => void;
  /** The node can never have it. */
  readonly infeasible: (detail: InfeasibleDetail) => void;
  /** It had to wait, and was allocated when this had changed. */
  readonly acceptedLate: (trigger: JudgeTrigger) => void;
}

export function resizeMeter({ counter }: AgentFamilies): ResizeMeter {
  const infeasible = counter(definitions.podInfeasibleResizesTotal);
  const acceptedLate = counter(definitions.podDeferredAcceptedResizesTotal);
  return {
    requested: requestedMeter({ counter }),
    infeasible: (reason_detail) => infeasible.with({ reason_detail }).add(),
    acceptedLate: (retry_trigger) => acceptedLate.with({ retry_trigger }).add(),
  };
}

function requestedMeter({ counter }: Pick<AgentFamilies, "counter">): ResizeMeter["requested"] {
  const requested = counter(definitions.containerRequestedResizesTotal);
  return (wanted, allocated) => {
    const before = boundsOf(allocated).containers;
    for (const [name, now] of Object.entries(boundsOf(wanted).containers)) {
      for (const requirement of ["limits", "requests"] as const) {
        for (const resource of ["cpu", "memory"] as const) {
          const operation = operationOf(
            memberOf(before, name)?.[requirement]?.[resource],
            now[requirement]?.[resource],
          );
          if (operation !== undefined) requested.with({ operation, requirement, resource }).add();
        }
      }
    }
  };
}

/** Undefined where nothing is another than before. */
function operationOf(before: string | undefined, now: string | undefined): string | undefined {
  if (before === undefined || now === undefined)
    return before === now ? undefined : now === undefined ? "remove" : "add";
  const [old, fresh] = [quantityNanos(before) ?? 0n, quantityNanos(now) ?? 0n];
  if (old === fresh) return undefined;
  return old < fresh ? "increase" : "decrease";
}
