// Generated from resource/v1beta1/resourceClaimTemplate.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on resourceclaimtemplates; types and unknown fields are the decoder's matter. */
export declare const validateResourceClaimTemplate: Validator;
