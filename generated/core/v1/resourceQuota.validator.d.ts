// Generated from core/v1/resourceQuota.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on resourcequotas; types and unknown fields are the decoder's matter. */
export declare const validateResourceQuota: Validator;
