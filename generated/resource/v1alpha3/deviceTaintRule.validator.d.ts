// Generated from resource/v1alpha3/deviceTaintRule.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on devicetaintrules; types and unknown fields are the decoder's matter. */
export declare const validateDeviceTaintRule: Validator;
