// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on priorityclasses; types and unknown fields are the decoder's matter. */
export declare const validatePriorityClass: Validator;
