// Generated from core/v1/binding.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on bindings; types and unknown fields are the decoder's matter. */
export declare const validateBinding: Validator;
