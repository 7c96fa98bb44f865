// Generated from core/v1/endpoints.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on endpoints; types and unknown fields are the decoder's matter. */
export declare const validateEndpoints: Validator;
