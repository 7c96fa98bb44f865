// Generated from core/v1/secret.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on secrets; types and unknown fields are the decoder's matter. */
export declare const validateSecret: Validator;
