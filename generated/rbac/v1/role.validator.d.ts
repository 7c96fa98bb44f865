// Generated from rbac/v1/role.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on roles; types and unknown fields are the decoder's matter. */
export declare const validateRole: Validator;
