// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on poddisruptionbudgets; types and unknown fields are the decoder's matter. */
export declare const validatePodDisruptionBudget: Validator;
