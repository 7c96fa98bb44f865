// Generated from authentication/v1/tokenReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on tokenreviews; types and unknown fields are the decoder's matter. */
export declare const validateTokenReview: Validator;
