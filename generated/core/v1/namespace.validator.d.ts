// Generated from core/v1/namespace.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on namespaces; types and unknown fields are the decoder's matter. */
export declare const validateNamespace: Validator;
