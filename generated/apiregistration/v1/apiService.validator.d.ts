// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on apiservices; types and unknown fields are the decoder's matter. */
export declare const validateAPIService: Validator;
