// Generated from batch/v1/job.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on jobs; types and unknown fields are the decoder's matter. */
export declare const validateJob: Validator;
