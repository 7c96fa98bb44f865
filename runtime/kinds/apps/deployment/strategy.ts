import type { Deployment } from "../../../../generated/apps/v1/deployment.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { templateRules, validateReadable } from "../../core/podTemplate/strategy.ts";
import { isZeroShare } from "../../rules/share.ts";
import { workloadWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<Deployment> = {
  prepareForUpdate,
  validate,
  warnings: workloadWarnings,
};

/** Annotations of a deployment are those of its replica sets, so the generation counts their changes. */
function prepareForUpdate({ metadata }: Deployment, old: Deployment, { subresource }: StrategyContext): void {
  if (subresource !== "" || metadata === undefined) return;
  if (deepEqual(metadata.annotations, old.metadata?.annotations)) return;
  metadata.generation = (old.metadata?.generation ?? 0) + 1;
}

function validate(deployment: Deployment, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const { spec } = deployment;
  if (context.subresource === "status" || spec === undefined) return errors;
  validateReadable(spec, templateRules(deployment, context), { text: "invalid label selector", errors });
  const { type, rollingUpdate: rollout } = spec.strategy ?? {};
  if (rollout === undefined || type === "Recreate") return errors;
  if (isZeroShare(rollout.maxUnavailable) && isZeroShare(rollout.maxSurge)) {
    const at = "spec.strategy.rollingUpdate.maxUnavailable";
    errors.push(invalid(at, rollout.maxUnavailable ?? 0, "may not be 0 when `maxSurge` is 0"));
  }
  return errors;
}
