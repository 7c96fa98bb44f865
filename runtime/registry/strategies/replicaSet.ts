import type { ReplicaSet, ReplicaSetStatus } from "../../../generated/apps/v1/replicaSet.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateWorkload } from "./podTemplate.ts";

export const strategy: Strategy<ReplicaSet> = { validate, validateUpdate };

function validate(replicaSet: ReplicaSet, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") {
    if (replicaSet.status !== undefined) validateStatus(replicaSet.status, errors);
  } else if (replicaSet.spec !== undefined) {
    validateWorkload(replicaSet.spec, "replicaset", errors);
  }
  return errors;
}

function validateUpdate(replicaSet: ReplicaSet, old: ReplicaSet): FieldError[] {
  if (deepEqual(replicaSet.spec?.selector, old.spec?.selector)) return [];
  return [invalid("spec.selector", replicaSet.spec?.selector, "field is immutable")];
}

function validateStatus(status: ReplicaSetStatus, errors: FieldError[]): void {
  const total = status.replicas ?? 0;
  for (const field of ["fullyLabeledReplicas", "readyReplicas", "availableReplicas"] as const) {
    const count = status[field] ?? 0;
    if (count > total) errors.push(invalid(`status.${field}`, count, "cannot be greater than status.replicas"));
  }
  const available = status.availableReplicas ?? 0;
  if (available > (status.readyReplicas ?? 0)) {
    errors.push(invalid("status.availableReplicas", available, "cannot be greater than readyReplicas"));
  }
}
