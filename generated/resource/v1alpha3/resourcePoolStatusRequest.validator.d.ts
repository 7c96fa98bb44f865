// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on resourcepoolstatusrequests; types and unknown fields are the decoder's matter. */
export declare const validateResourcePoolStatusRequest: Validator;
