// Generated from core/v1/limitRange.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on limitranges; types and unknown fields are the decoder's matter. */
export declare const validateLimitRange: Validator;
