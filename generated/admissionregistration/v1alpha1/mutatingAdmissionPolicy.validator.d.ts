// Generated from admissionregistration/v1alpha1/mutatingAdmissionPolicy.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on mutatingadmissionpolicies; types and unknown fields are the decoder's matter. */
export declare const validateMutatingAdmissionPolicy: Validator;
