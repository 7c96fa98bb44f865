// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on persistentvolumeclaims; types and unknown fields are the decoder's matter. */
export declare const validatePersistentVolumeClaim: Validator;
