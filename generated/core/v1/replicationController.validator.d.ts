// Generated from core/v1/replicationController.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on replicationcontrollers; types and unknown fields are the decoder's matter. */
export declare const validateReplicationController: Validator;
