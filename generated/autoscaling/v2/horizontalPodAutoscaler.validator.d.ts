// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on horizontalpodautoscalers; types and unknown fields are the decoder's matter. */
export declare const validateHorizontalPodAutoscaler: Validator;
