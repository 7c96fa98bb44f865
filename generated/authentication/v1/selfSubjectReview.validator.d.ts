// Generated from authentication/v1/selfSubjectReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on selfsubjectreviews; types and unknown fields are the decoder's matter. */
export declare const validateSelfSubjectReview: Validator;
