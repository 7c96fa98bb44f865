import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Taint, Toleration } from "../../../generated/core/v1/scheduling.ts";

/** Whether any toleration of a pod is for a taint. */
export function tolerates({ spec }: Pod, taint: Taint): boolean {
  return (spec?.tolerations ?? []).some((each) => isFor(each, taint));
}

function isFor({ key = "", operator = "Equal", value = "", effect }: Toleration, taint: Taint): boolean {
  if (effect !== undefined && effect !== taint.effect) return false;
  if (key !== "" && key !== taint.key) return false;
  return operator === "Exists" || (key !== "" && operator === "Equal" && value === (taint.value ?? ""));
}
