// Generated from storagemigration/v1beta1/storageVersionMigration.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on storageversionmigrations; types and unknown fields are the decoder's matter. */
export declare const validateStorageVersionMigration: Validator;
