// Generated from node/v1/runtimeClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on runtimeclasses; types and unknown fields are the decoder's matter. */
export declare const validateRuntimeClass: Validator;
