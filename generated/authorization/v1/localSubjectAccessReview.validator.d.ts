// Generated from authorization/v1/localSubjectAccessReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on localsubjectaccessreviews; types and unknown fields are the decoder's matter. */
export declare const validateLocalSubjectAccessReview: Validator;
