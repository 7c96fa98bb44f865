import type { ValidatingAdmissionPolicyBindingSpec } from "../../../../generated/admissionregistration/v1/validatingAdmissionPolicyBinding.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateMatchResources } from "../../rules/admission/admissionRules.ts";

/** A binding of a validating policy. */
interface Binding extends ApiObject {
  readonly spec?: ValidatingAdmissionPolicyBindingSpec;
}

export const strategy: Pick<Strategy<Binding>, "validate"> = {
  validate: ({ spec }) =>
    spec?.matchResources === undefined ? [] : validateMatchResources(spec.matchResources, "spec.matchResources"),
};
