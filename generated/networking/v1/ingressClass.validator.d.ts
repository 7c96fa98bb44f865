// Generated from networking/v1/ingressClass.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on ingressclasses; types and unknown fields are the decoder's matter. */
export declare const validateIngressClass: Validator;
