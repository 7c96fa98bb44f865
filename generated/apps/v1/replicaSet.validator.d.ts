// Generated from apps/v1/replicaSet.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on replicasets; types and unknown fields are the decoder's matter. */
export declare const validateReplicaSet: Validator;
