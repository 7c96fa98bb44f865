// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on flowschemas; types and unknown fields are the decoder's matter. */
export declare const validateFlowSchema: Validator;
