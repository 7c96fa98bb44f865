import type { MutatingAdmissionPolicyBindingSpec } from "../../../../generated/admissionregistration/v1/mutatingAdmissionPolicyBinding.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateChanging, validateMatchResources } from "../../rules/admission/admissionRules.ts";

/** A binding of any version: they have one shape. */
interface Binding extends ApiObject {
  readonly spec?: Partial<MutatingAdmissionPolicyBindingSpec>;
}

export const strategy: Pick<Strategy<Binding>, "validate"> = {
  validate: ({ spec }) => {
    const match = spec?.matchResources;
    const path = "spec.matchResources";
    return match === undefined ? [] : [...validateMatchResources(match, path), ...validateChanging(match, path)];
  },
};
