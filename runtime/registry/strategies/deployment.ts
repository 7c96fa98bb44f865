import type { Deployment, DeploymentSpec, DeploymentStatus } from "../../../generated/apps/v1/deployment.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, forbidden, invalid } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateWorkload } from "./podTemplate.ts";

export const strategy: Strategy<Deployment> = { validate, validateUpdate };

function validate(deployment: Deployment, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") {
    if (deployment.status !== undefined) validateStatus(deployment.status, errors);
    return errors;
  }
  const spec = deployment.spec;
  if (spec === undefined) return errors;
  validateWorkload(spec, "deployment", errors);
  validateRollout(spec, errors);
  const deadline = spec.progressDeadlineSeconds;
  if (deadline !== undefined && deadline <= (spec.minReadySeconds ?? 0)) {
    errors.push(invalid("spec.progressDeadlineSeconds", deadline, "must be greater than minReadySeconds"));
  }
  return errors;
}

function validateUpdate(deployment: Deployment, old: Deployment, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") {
    const count = deployment.status?.collisionCount ?? 0;
    if (count >= (old.status?.collisionCount ?? 0)) return [];
    return [invalid("status.collisionCount", count, "cannot be decremented")];
  }
  if (deepEqual(deployment.spec?.selector, old.spec?.selector)) return [];
  return [invalid("spec.selector", deployment.spec?.selector, "field is immutable")];
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
  if (!isFine) return;
  if (isZero(maxUnavailable) && isZero(maxSurge)) {
    errors.push(invalid(`${path}.maxUnavailable`, maxUnavailable ?? 0, "may not be 0 when `maxSurge` is 0"));
  }
  if (typeof maxUnavailable === "string" && Number.parseInt(maxUnavailable, 10) > 100) {
    errors.push(invalid(`${path}.maxUnavailable`, maxUnavailable, "must not be greater than 100%"));
  }
}

function validateShare(value: number | string | undefined, path: string, errors: FieldError[]): boolean {
  if (typeof value === "string") {
    const text = formats.percent(value);
    if (text === undefined) return true;
    errors.push(invalid(path, value, text));
    return false;
  }
  if (value === undefined || value >= 0) return true;
  errors.push(invalid(path, value, "must be greater than or equal to 0"));
  return false;
}

function isZero(value: number | string | undefined): boolean {
  return value === undefined || Number.parseInt(String(value), 10) === 0;
}

function validateStatus(status: DeploymentStatus, errors: FieldError[]): void {
  const total = status.replicas ?? 0;
  for (const field of ["updatedReplicas", "readyReplicas", "availableReplicas"] as const) {
    const count = status[field] ?? 0;
    if (count > total) errors.push(invalid(`status.${field}`, count, "cannot be greater than status.replicas"));
  }
  const available = status.availableReplicas ?? 0;
  if (available > (status.readyReplicas ?? 0)) {
    errors.push(invalid("status.availableReplicas", available, "cannot be greater than readyReplicas"));
  }
}
