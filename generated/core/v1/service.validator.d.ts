// Generated from core/v1/service.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on services; types and unknown fields are the decoder's matter. */
export declare const validateService: Validator;
