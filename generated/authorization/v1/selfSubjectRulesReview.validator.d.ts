// Generated from authorization/v1/selfSubjectRulesReview.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on selfsubjectrulesreviews; types and unknown fields are the decoder's matter. */
export declare const validateSelfSubjectRulesReview: Validator;
