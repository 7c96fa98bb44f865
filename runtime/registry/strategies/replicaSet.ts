import type { ReplicaSet } from "../../../generated/apps/v1/replicaSet.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateWorkload } from "./podTemplate.ts";
import { validateCounts } from "./replicaCounts.ts";

export const strategy: Strategy<ReplicaSet> = { validate, validateUpdate };

function validate({ spec, status }: ReplicaSet, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") {
    return validateCounts(status, ["fullyLabeledReplicas", "readyReplicas", "availableReplicas"]);
  }
  const errors: FieldError[] = [];
  if (spec !== undefined) {
    validateWorkload(spec, { selectorOf: "deployment", deadlineOf: "ReplicaSet" }, errors);
  }
  return errors;
}

function validateUpdate(replicaSet: ReplicaSet, old: ReplicaSet): FieldError[] {
  return immutable("spec.selector", replicaSet.spec?.selector, old.spec?.selector);
}
