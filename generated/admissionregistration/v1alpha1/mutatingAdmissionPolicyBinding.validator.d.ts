// Generated from admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on mutatingadmissionpolicybindings; types and unknown fields are the decoder's matter. */
export declare const validateMutatingAdmissionPolicyBinding: Validator;
