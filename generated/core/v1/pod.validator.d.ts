// Generated from core/v1/pod.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on pods; types and unknown fields are the decoder's matter. */
export declare const validatePod: Validator;
