// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on mutatingwebhookconfigurations; types and unknown fields are the decoder's matter. */
export declare const validateMutatingWebhookConfiguration: Validator;
