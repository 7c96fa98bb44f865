// Generated from example/v1/zone.yaml. Do not edit.
import type { Validator } from "../../../../../runtime/schema/index.ts";

/** Checks the constraints on zones; types and unknown fields are the decoder's matter. */
export declare const validateZone: Validator;
