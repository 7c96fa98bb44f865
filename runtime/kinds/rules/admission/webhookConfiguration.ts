import type { MutatingWebhook } from "../../../../generated/admissionregistration/v1/mutatingWebhookConfiguration.ts";
import { addErrors, type FieldError } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateResources } from "./admissionRules.ts";
import { validateMatchConditions } from "./matchConditions.ts";
import { validateClientConfig } from "./webhookClientConfig.ts";

/** Mutating webhooks say one thing more than validating ones, which the schema checks. */
interface Configuration extends ApiObject {
  readonly webhooks?: readonly Omit<MutatingWebhook, "reinvocationPolicy">[];
}

export const strategy: Pick<Strategy<Configuration>, "validate" | "forgivesStored"> = {
  forgivesStored: true,
  validate: ({ webhooks = [] }, { work }) =>
    webhooks.flatMap((each, index) => validateWebhook(each, `webhooks[${index}]`, work)),
};

function validateWebhook(
  { rules = [], clientConfig, matchConditions = [] }: Omit<MutatingWebhook, "reinvocationPolicy">,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { resources = [] }] of rules.entries()) {
    addErrors(errors, validateResources(resources, `${path}.rules[${index}].resources`));
  }
  addErrors(errors, validateClientConfig(clientConfig, `${path}.clientConfig`));
  addErrors(errors, validateMatchConditions(matchConditions, `${path}.matchConditions`, { work }));
  return errors;
}
