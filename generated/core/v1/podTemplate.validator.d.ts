// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on podtemplates; types and unknown fields are the decoder's matter. */
export declare const validatePodTemplate: Validator;
