// Generated from example/v1/widget.yaml. Do not edit.
import type { Validator } from "../../../../../runtime/schema/index.ts";

/** Checks the constraints on widgets; types and unknown fields are the decoder's matter. */
export declare const validateWidget: Validator;
