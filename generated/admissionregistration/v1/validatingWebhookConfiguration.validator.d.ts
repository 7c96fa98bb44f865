// Generated from admissionregistration/v1/validatingWebhookConfiguration.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on validatingwebhookconfigurations; types and unknown fields are the decoder's matter. */
export declare const validateValidatingWebhookConfiguration: Validator;
