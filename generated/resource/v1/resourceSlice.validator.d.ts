// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on resourceslices; types and unknown fields are the decoder's matter. */
export declare const validateResourceSlice: Validator;
