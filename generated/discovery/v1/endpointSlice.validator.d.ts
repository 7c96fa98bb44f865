// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on endpointslices; types and unknown fields are the decoder's matter. */
export declare const validateEndpointSlice: Validator;
