// Generated from authorization/v1/subjectAccessReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on subjectaccessreviews; types and unknown fields are the decoder's matter. */
export declare const validateSubjectAccessReview: Validator;
