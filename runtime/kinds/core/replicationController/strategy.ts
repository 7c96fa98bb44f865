import type {
  ReplicationController,
  ReplicationControllerSpec,
} from "../../../../generated/core/v1/replicationController.ts";
import { type FieldError, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateLabels } from "../../../registry/metadata/labels.ts";
import { validateMatch, validateRunningTemplate } from "../podTemplate/strategy.ts";

export const strategy: Strategy<ReplicationController> = { validate, defaultPropagation: "Orphan" };

function validate(controller: ReplicationController, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") {
    return [];
  }
  const errors: FieldError[] = [];
  if (controller.spec !== undefined) validateSpec(controller.spec, errors);
  return errors;
}

/** The selector is a plain map here, which may change. */
function validateSpec({ selector = {}, template }: ReplicationControllerSpec, errors: FieldError[]): void {
  validateLabels(selector, "spec.selector", errors);
  const isSelecting = Object.keys(selector).length > 0;
  if (!isSelecting) errors.push(required("spec.selector"));
  if (template === undefined) {
    errors.push(required("spec.template"));
    return;
  }
  if (isSelecting) validateMatch({ matchLabels: selector }, template, errors);
  validateRunningTemplate(template, { deadlineOf: "ReplicationController" }, errors);
}
