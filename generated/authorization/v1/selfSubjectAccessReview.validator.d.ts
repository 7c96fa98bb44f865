// Generated from authorization/v1/selfSubjectAccessReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on selfsubjectaccessreviews; types and unknown fields are the decoder's matter. */
export declare const validateSelfSubjectAccessReview: Validator;
