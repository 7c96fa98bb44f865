// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on validatingadmissionpolicies; types and unknown fields are the decoder's matter. */
export declare const validateValidatingAdmissionPolicy: Validator;
