import type { PodTemplate } from "../../../../generated/core/v1/podTemplate.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateTemplate } from "../podTemplate/strategy.ts";
import { templateWarnings } from "../podTemplate/warnings.ts";

export const strategy: Strategy<PodTemplate> = {
  validate,
  warnings: (object, old) => templateWarnings(object, old, { template: object.template, path: "template" }),
};

function validate(kept: PodTemplate): FieldError[] {
  const errors: FieldError[] = [];
  if (kept.template !== undefined) validateTemplate(kept.template, "template", errors);
  return errors;
}
