import type { ReplicaSet } from "../../../../generated/apps/v1/replicaSet.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { templateRules, validateReadable } from "../../core/podTemplate/strategy.ts";
import { workloadWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<ReplicaSet> = {
  validate,
  warnings: workloadWarnings,
};

function validate(set: ReplicaSet, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const { spec } = set;
  if (context.subresource === "status" || spec === undefined) return errors;
  validateReadable(spec, templateRules(set, context), { text: "invalid label selector", errors });
  return errors;
}
