import type { PodDisruptionBudget } from "../../../generated/policy/v1/podDisruptionBudget.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";
import { validateAtMostAll, validateShare } from "./share.ts";

export const strategy: Strategy<PodDisruptionBudget> = { validate };

function validate({ spec = {} }: PodDisruptionBudget, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") return [];
  if (spec.minAvailable !== undefined && spec.maxUnavailable !== undefined) {
    errors.push(invalid("spec", spec, "minAvailable and maxUnavailable cannot be both set"));
  }
  for (const field of ["minAvailable", "maxUnavailable"] as const) {
    validateShare(spec[field], `spec.${field}`, errors);
    validateAtMostAll(spec[field], `spec.${field}`, errors);
  }
  if (spec.selector !== undefined) validateLabelSelector(spec.selector, "spec.selector", errors);
  return errors;
}
