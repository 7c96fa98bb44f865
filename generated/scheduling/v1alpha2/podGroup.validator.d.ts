// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on podgroups; types and unknown fields are the decoder's matter. */
export declare const validatePodGroup: Validator;
