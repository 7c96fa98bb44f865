// Generated from resource/v1beta2/resourceClaim.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on resourceclaims; types and unknown fields are the decoder's matter. */
export declare const validateResourceClaim: Validator;
