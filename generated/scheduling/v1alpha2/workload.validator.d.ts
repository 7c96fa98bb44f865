// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on workloads; types and unknown fields are the decoder's matter. */
export declare const validateWorkload: Validator;
