// Generated from storage/v1beta1/volumeAttributesClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on volumeattributesclasses; types and unknown fields are the decoder's matter. */
export declare const validateVolumeAttributesClass: Validator;
