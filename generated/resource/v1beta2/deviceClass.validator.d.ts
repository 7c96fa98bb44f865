// Generated from resource/v1beta2/deviceClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on deviceclasses; types and unknown fields are the decoder's matter. */
export declare const validateDeviceClass: Validator;
