import type { Deployment, DeploymentSpec } from "../../../generated/apps/v1/deployment.ts";
import { type FieldError, forbidden, invalid } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateWorkload } from "./podTemplate.ts";
import { validateCollisions, validateCounts } from "./replicaCounts.ts";
import { isZeroShare, validateAtMostAll, validateShare } from "./share.ts";

export const strategy: Strategy<Deployment> = { validate, validateUpdate };

function validate({ spec, status }: Deployment, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") {
    return validateCounts(status, ["updatedReplicas", "readyReplicas", "availableReplicas"]);
  }
  const errors: FieldError[] = [];
  if (spec === undefined) return errors;
  validateWorkload(spec, { selectorOf: "deployment", deadlineOf: "ReplicaSet" }, errors);
  validateRollout(spec, errors);
  const deadline = spec.progressDeadlineSeconds;
  if (deadline !== undefined && deadline <= (spec.minReadySeconds ?? 0)) {
    errors.push(invalid("spec.progressDeadlineSeconds", deadline, "must be greater than minReadySeconds"));
  }
  return errors;
}

function validateUpdate(deployment: Deployment, old: Deployment, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return validateCollisions(deployment.status, old.status);
  return immutable("spec.selector", deployment.spec?.selector, old.spec?.selector);
}

/** How many pods may be missing and how many too many while a template is rolled out. */
function validateRollout(spec: DeploymentSpec, errors: FieldError[]): void {
  const rollout = spec.strategy?.rollingUpdate;
  if (rollout === undefined) return;
  const path = "spec.strategy.rollingUpdate";
  if (spec.strategy?.type === "Recreate") {
    errors.push(forbidden(path, "may not be specified when strategy `type` is 'Recreate'"));
    return;
  }
  const { maxUnavailable, maxSurge } = rollout;
  const isFine = [
    validateShare(maxUnavailable, `${path}.maxUnavailable`, errors),
    validateShare(maxSurge, `${path}.maxSurge`, errors),
  ].every(Boolean);
  if (isFine && isZeroShare(maxUnavailable) && isZeroShare(maxSurge)) {
    errors.push(invalid(`${path}.maxUnavailable`, maxUnavailable ?? 0, "may not be 0 when `maxSurge` is 0"));
  }
  validateAtMostAll(maxUnavailable, `${path}.maxUnavailable`, errors);
}
