import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Taint, Toleration } from "../../../generated/core/v1/scheduling.ts";
import { int64Of } from "../../schema/formats/wholeNumber.ts";

export interface TolerationRules {
  /** Tolerations may be for taints whose value is a number above or below theirs. */
  readonly comparesNumbers: boolean;
}

/** Whether any toleration of a pod is for a taint. */
export function tolerates({ spec }: Pod, taint: Taint, rules: TolerationRules): boolean {
  return (spec?.tolerations ?? []).some((each) => isFor(each, taint, rules));
}

function isFor(
  { key = "", operator = "Equal", value = "", effect }: Toleration,
  taint: Taint,
  { comparesNumbers }: TolerationRules,
): boolean {
  if (effect !== undefined && effect !== taint.effect) return false;
  if (key !== "" && key !== taint.key) return false;
  const actual = taint.value ?? "";
  switch (operator) {
    case "Exists":
      return true;
    case "Equal":
      return key !== "" && value === actual;
    case "Gt":
    case "Lt":
      return comparesNumbers && isBeyond(actual, operator, value);
  }
}

/** Whether the value of a taint is a number above (Gt) or below (Lt) that of a toleration. */
function isBeyond(actual: string, operator: "Gt" | "Lt", bound: string): boolean {
  const [number, limit] = [int64Of(actual), int64Of(bound)];
  if (number === undefined || limit === undefined) return false;
  return operator === "Gt" ? number > limit : number < limit;
}
