// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on csistoragecapacities; types and unknown fields are the decoder's matter. */
export declare const validateCSIStorageCapacity: Validator;
