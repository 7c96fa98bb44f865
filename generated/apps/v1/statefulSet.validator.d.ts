// Generated from apps/v1/statefulSet.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on statefulsets; types and unknown fields are the decoder's matter. */
export declare const validateStatefulSet: Validator;
