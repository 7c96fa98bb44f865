// Generated from storage/v1/csiDriver.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on csidrivers; types and unknown fields are the decoder's matter. */
export declare const validateCSIDriver: Validator;
