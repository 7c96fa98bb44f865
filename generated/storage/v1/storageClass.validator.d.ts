// Generated from storage/v1/storageClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on storageclasses; types and unknown fields are the decoder's matter. */
export declare const validateStorageClass: Validator;
