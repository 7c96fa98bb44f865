// Generated from networking/v1/ipAddress.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on ipaddresses; types and unknown fields are the decoder's matter. */
export declare const validateIPAddress: Validator;
