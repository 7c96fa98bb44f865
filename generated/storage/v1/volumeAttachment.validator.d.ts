// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on volumeattachments; types and unknown fields are the decoder's matter. */
export declare const validateVolumeAttachment: Validator;
