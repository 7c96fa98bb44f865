import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerSpec,
  HPAScalingRules,
} from "../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateMetric, validateReference } from "./horizontalPodAutoscalerRules.ts";
import { isNegative } from "./quantity.ts";

export const strategy: Strategy<HorizontalPodAutoscaler> = {
  validate({ spec }: HorizontalPodAutoscaler, context: StrategyContext): FieldError[] {
    return context.subresource === "status" ? [] : validateAutoscaler(spec);
  },
};

/** Bounds that leave room, measures with goals, and a pace. */
export function validateAutoscaler(spec: HorizontalPodAutoscalerSpec): FieldError[] {
  const errors: FieldError[] = [];
  const { minReplicas, maxReplicas, behavior } = spec;
  if (minReplicas !== undefined && maxReplicas < minReplicas) {
    errors.push(invalid("spec.maxReplicas", maxReplicas, "must be greater than or equal to `minReplicas`"));
  }
  if (spec.scaleTargetRef !== undefined) validateReference(spec.scaleTargetRef, "spec.scaleTargetRef", errors);
  spec.metrics?.forEach((metric, index) => validateMetric(metric, `spec.metrics[${index}]`, errors));
  if (behavior?.scaleUp !== undefined) validatePace(behavior.scaleUp, "spec.behavior.scaleUp", errors);
  if (behavior?.scaleDown !== undefined) validatePace(behavior.scaleDown, "spec.behavior.scaleDown", errors);
  return errors;
}

function validatePace({ policies = [], tolerance }: HPAScalingRules, path: string, errors: FieldError[]): void {
  if (policies.length === 0) errors.push(required(`${path}.policies`, "must specify at least one Policy"));
  if (tolerance !== undefined && isNegative(tolerance)) {
    errors.push(invalid(`${path}.tolerance`, String(tolerance), "must be greater or equal to 0"));
  }
}
