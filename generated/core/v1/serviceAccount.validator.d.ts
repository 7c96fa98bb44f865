// Generated from core/v1/serviceAccount.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on serviceaccounts; types and unknown fields are the decoder's matter. */
export declare const validateServiceAccount: Validator;
