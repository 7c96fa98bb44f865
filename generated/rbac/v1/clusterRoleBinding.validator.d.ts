// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on clusterrolebindings; types and unknown fields are the decoder's matter. */
export declare const validateClusterRoleBinding: Validator;
