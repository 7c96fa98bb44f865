// Generated from core/v1/event.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on events; types and unknown fields are the decoder's matter. */
export declare const validateEvent: Validator;
