import { int64Of } from "../formats/wholeNumber.ts";

/** The part of a taint that decides. */
export interface TaintMark {
  readonly key: string;
  readonly value?: string;
  readonly effect: string;
}

/** What of a taint a pod does not mind. */
export interface TolerationOf {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
}

export interface TolerationRules {
  /** Tolerations may be for taints whose value is a number above or below theirs. */
  readonly comparesNumbers: boolean;
}

interface TolerantPod<T extends TolerationOf> {
  readonly spec?: { readonly tolerations?: readonly T[] };
}

/** Whether any toleration of a pod is for a taint. */
export function tolerates(pod: TolerantPod<TolerationOf>, taint: TaintMark, rules: TolerationRules): boolean {
  return tolerationsFor(pod, taint, rules).length > 0;
}

/** The tolerations of a pod that are for a taint. */
export function tolerationsFor<T extends TolerationOf>(
  { spec }: TolerantPod<T>,
  taint: TaintMark,
  rules: TolerationRules,
): readonly T[] {
  return (spec?.tolerations ?? []).filter((each) => isFor(each, taint, rules));
}

function isFor(
  { key = "", operator = "Equal", value = "", effect }: TolerationOf,
  taint: TaintMark,
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
    default:
      return false;
  }
}

/** Whether the value of a taint is a number above (Gt) or below (Lt) that of a toleration. */
function isBeyond(actual: string, operator: "Gt" | "Lt", bound: string): boolean {
  const [number, limit] = [int64Of(actual), int64Of(bound)];
  if (number === undefined || limit === undefined) return false;
  return operator === "Gt" ? number > limit : number < limit;
}
