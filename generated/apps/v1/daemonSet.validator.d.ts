// Generated from apps/v1/daemonSet.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on daemonsets; types and unknown fields are the decoder's matter. */
export declare const validateDaemonSet: Validator;
