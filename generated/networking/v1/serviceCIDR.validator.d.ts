// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on servicecidrs; types and unknown fields are the decoder's matter. */
export declare const validateServiceCIDR: Validator;
