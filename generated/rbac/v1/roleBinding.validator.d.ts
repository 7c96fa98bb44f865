// Generated from rbac/v1/roleBinding.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on rolebindings; types and unknown fields are the decoder's matter. */
export declare const validateRoleBinding: Validator;
