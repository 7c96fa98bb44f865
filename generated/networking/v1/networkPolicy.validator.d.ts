// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on networkpolicies; types and unknown fields are the decoder's matter. */
export declare const validateNetworkPolicy: Validator;
