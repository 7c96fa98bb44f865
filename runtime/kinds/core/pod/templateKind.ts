import type { PodTemplate } from "../../../../generated/core/v1/podTemplate.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateTemplate } from "../podTemplate/strategy.ts";

export const strategy: Strategy<PodTemplate> = { validate };

function validate(kept: PodTemplate): FieldError[] {
  const errors: FieldError[] = [];
  if (kept.template !== undefined) validateTemplate(kept.template, "template", errors);
  return errors;
}
