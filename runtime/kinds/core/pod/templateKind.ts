import type { PodTemplate } from "../../../../generated/core/v1/podTemplate.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { templateRules, validateTemplate } from "../podTemplate/strategy.ts";
import { templateWarnings } from "../podTemplate/warnings.ts";

export const strategy: Strategy<PodTemplate> = {
  validate,
  warnings: (object, old) => templateWarnings(object, old, { template: object.template, path: "template" }),
};

function validate(kept: PodTemplate, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (kept.template === undefined) return errors;
  validateTemplate(kept.template, { ...templateRules(kept, context), path: "template" }, errors);
  return errors;
}
