// Generated from batch/v1/cronJob.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on cronjobs; types and unknown fields are the decoder's matter. */
export declare const validateCronJob: Validator;
