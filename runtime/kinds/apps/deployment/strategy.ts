import type { Deployment } from "../../../../generated/apps/v1/deployment.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateWorkload } from "../../core/podTemplate/strategy.ts";
import { isZeroShare } from "../../rules/share.ts";

export const strategy: Strategy<Deployment> = { validate };

function validate({ spec }: Deployment, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || spec === undefined) return errors;
  validateWorkload(spec, errors);
  const { type, rollingUpdate: rollout } = spec.strategy ?? {};
  if (rollout === undefined || type === "Recreate") return errors;
  if (isZeroShare(rollout.maxUnavailable) && isZeroShare(rollout.maxSurge)) {
    const at = "spec.strategy.rollingUpdate.maxUnavailable";
    errors.push(invalid(at, rollout.maxUnavailable ?? 0, "may not be 0 when `maxSurge` is 0"));
  }
  return errors;
}
