// Generated from certificates/v1beta1/clusterTrustBundle.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on clustertrustbundles; types and unknown fields are the decoder's matter. */
export declare const validateClusterTrustBundle: Validator;
