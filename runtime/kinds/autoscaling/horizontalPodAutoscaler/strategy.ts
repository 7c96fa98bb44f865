import type {
  HorizontalPodAutoscaler,
  HPAScalingRules,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateMetric, validateReference } from "./rules.ts";
import { isNew } from "../../rules/isNew.ts";
import { isNegative } from "../../../schema/quantity.ts";

export const strategy: Strategy<HorizontalPodAutoscaler> = { validate: validateAutoscaler, validateUpdate };

function validateUpdate(
  { spec }: HorizontalPodAutoscaler,
  { spec: old }: HorizontalPodAutoscaler,
  context: StrategyContext,
): FieldError[] {
  return context.subresource === "status" ? [] : validateFewest(spec.minReplicas, old.minReplicas, context);
}

/** At none there are no pods to measure; whoever began with it while its gate was on can go on. */
export function validateFewest(
  fewest: number | undefined,
  before: number | undefined,
  { isGateOn }: StrategyContext,
): FieldError[] {
  const bound = before === 0 || isGateOn?.("HPAScaleToZero") === true ? 0 : 1;
  if (fewest === undefined || fewest >= bound) return [];
  return [invalid("spec.minReplicas", fewest, `must be greater than or equal to ${bound}`)];
}

/** Bounds that leave room, measures with goals, and a pace. */
export function validateAutoscaler(object: HorizontalPodAutoscaler, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const { spec } = object;
  const { minReplicas, maxReplicas, behavior } = spec;
  const errors = isNew(object) ? validateFewest(minReplicas, undefined, context) : [];
  if (minReplicas !== undefined && maxReplicas < minReplicas) {
    errors.push(invalid("spec.maxReplicas", maxReplicas, "must be greater than or equal to `minReplicas`"));
  }
  if (spec.scaleTargetRef !== undefined) validateReference(spec.scaleTargetRef, "spec.scaleTargetRef", errors);
  spec.metrics?.forEach((metric, index) => validateMetric(metric, `spec.metrics[${index}]`, errors));
  if (minReplicas === 0 && spec.metrics?.some((each) => each.type === "Object" || each.type === "External") !== true) {
    const text = "must specify at least one Object or External metric to support scaling to zero replicas";
    errors.push(forbidden("spec.metrics", text));
  }
  if (behavior?.scaleUp !== undefined) validatePace(behavior.scaleUp, "spec.behavior.scaleUp", errors);
  if (behavior?.scaleDown !== undefined) validatePace(behavior.scaleDown, "spec.behavior.scaleDown", errors);
  return errors;
}

/** Seconds that earlier results may count for, and that one policy may be about. */
const maxWindowSeconds = 3600;
const maxPeriodSeconds = 1800;

function validatePace(rules: HPAScalingRules, path: string, errors: FieldError[]): void {
  const { policies, stabilizationWindowSeconds: seconds = 0, tolerance } = rules;
  if (seconds < 0) {
    errors.push(invalid(`${path}.stabilizationWindowSeconds`, seconds, "must be greater than or equal to zero"));
  } else if (seconds > maxWindowSeconds) {
    const text = `must be less than or equal to ${maxWindowSeconds}`;
    errors.push(invalid(`${path}.stabilizationWindowSeconds`, seconds, text));
  }
  policies?.forEach(({ value, periodSeconds }, index) => {
    const at = `${path}.policies[${index}]`;
    if (value <= 0) errors.push(invalid(`${at}.value`, value, "must be greater than zero"));
    if (periodSeconds <= 0) {
      errors.push(invalid(`${at}.periodSeconds`, periodSeconds, "must be greater than zero"));
    } else if (periodSeconds > maxPeriodSeconds) {
      const text = `must be less than or equal to ${maxPeriodSeconds}`;
      errors.push(invalid(`${at}.periodSeconds`, periodSeconds, text));
    }
  });
  if (tolerance !== undefined && isNegative(tolerance)) {
    errors.push(invalid(`${path}.tolerance`, String(tolerance), "must be greater or equal to 0"));
  }
}
