// Generated from storage/v1/csiNode.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on csinodes; types and unknown fields are the decoder's matter. */
export declare const validateCSINode: Validator;
