import type { ReplicaSet } from "../../../../generated/apps/v1/replicaSet.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateWorkload } from "../../core/podTemplate/strategy.ts";
import { podNameWarnings, templateWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<ReplicaSet> = {
  validate,
  warnings: (object, old) => [
    ...podNameWarnings(object, old),
    ...templateWarnings(object, old, { template: object.spec?.template, path: "spec.template" }),
  ],
};

function validate({ spec }: ReplicaSet, { subresource }: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (subresource === "status" || spec === undefined) return errors;
  validateWorkload(spec, errors);
  return errors;
}
