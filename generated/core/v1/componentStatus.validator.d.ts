// Generated from core/v1/componentStatus.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on componentstatuses; types and unknown fields are the decoder's matter. */
export declare const validateComponentStatus: Validator;
