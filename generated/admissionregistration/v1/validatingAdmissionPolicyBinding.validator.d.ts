// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on validatingadmissionpolicybindings; types and unknown fields are the decoder's matter. */
export declare const validateValidatingAdmissionPolicyBinding: Validator;
