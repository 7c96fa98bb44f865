import type {
  ReplicationController,
  ReplicationControllerSpec,
} from "../../../../generated/core/v1/replicationController.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { type TemplateRules, templateRules, validateMatch, validateTemplate } from "../podTemplate/strategy.ts";
import { workloadWarnings } from "../podTemplate/warnings.ts";

export const strategy: Strategy<ReplicationController> = {
  validate,
  warnings: workloadWarnings,
  defaultPropagation: "Orphan",
};

function validate(controller: ReplicationController, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || controller.spec === undefined) return errors;
  validateSpec(controller.spec, templateRules(controller, context), errors);
  return errors;
}

/** The selector is a plain map here, which may change. */
function validateSpec(
  { selector = {}, template }: ReplicationControllerSpec,
  rules: TemplateRules,
  errors: FieldError[],
): void {
  if (template === undefined) return;
  if (Object.keys(selector).length > 0) validateMatch({ matchLabels: selector }, template, errors);
  validateTemplate(template, { ...rules, path: "spec.template" }, errors);
}
