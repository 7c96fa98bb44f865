// Generated from core/v1/node.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on nodes; types and unknown fields are the decoder's matter. */
export declare const validateNode: Validator;
