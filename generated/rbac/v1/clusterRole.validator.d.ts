// Generated from rbac/v1/clusterRole.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on clusterroles; types and unknown fields are the decoder's matter. */
export declare const validateClusterRole: Validator;
