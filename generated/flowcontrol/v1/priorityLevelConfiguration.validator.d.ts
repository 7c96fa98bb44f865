// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on prioritylevelconfigurations; types and unknown fields are the decoder's matter. */
export declare const validatePriorityLevelConfiguration: Validator;
