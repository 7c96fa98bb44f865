import type { ValidatingAdmissionPolicyBindingSpec } from "../../../generated/admissionregistration/v1/validatingAdmissionPolicyBinding.ts";
import { addErrors, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateParamRef } from "./admissionPolicy.ts";
import { validateMatchResources } from "./admissionRules.ts";

/** A binding of a validating or of a mutating policy, which has no actions. */
interface Binding extends ApiObject {
  readonly spec?: Partial<ValidatingAdmissionPolicyBindingSpec>;
}

export const strategy: Pick<Strategy<Binding>, "validate"> = { validate };

function validate({ spec = {} }: Binding): FieldError[] {
  const { policyName = "", paramRef, matchResources, validationActions = [] } = spec;
  const errors: FieldError[] = [];
  const text = policyName === "" ? undefined : dnsSubdomain(policyName);
  if (policyName === "") errors.push(required("spec.policyName"));
  if (text !== undefined) errors.push(invalid("spec.policyName", policyName, text));
  if (paramRef !== undefined) addErrors(errors, validateParamRef(paramRef, "spec.paramRef"));
  if (matchResources !== undefined) addErrors(errors, validateMatchResources(matchResources, "spec.matchResources"));
  if (validationActions.includes("Deny") && validationActions.includes("Warn")) {
    const why =
      "must not contain both Deny and Warn (repeating the same validation failure information in the API response " +
      "and headers serves no purpose)";
    errors.push(invalid("spec.validationActions", validationActions, why));
  }
  return errors;
}
