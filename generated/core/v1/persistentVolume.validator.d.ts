// Generated from core/v1/persistentVolume.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on persistentvolumes; types and unknown fields are the decoder's matter. */
export declare const validatePersistentVolume: Validator;
