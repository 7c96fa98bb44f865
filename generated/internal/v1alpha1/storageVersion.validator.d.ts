// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on storageversions; types and unknown fields are the decoder's matter. */
export declare const validateStorageVersion: Validator;
