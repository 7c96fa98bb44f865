// Generated from networking/v1/ingress.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on ingresses; types and unknown fields are the decoder's matter. */
export declare const validateIngress: Validator;
