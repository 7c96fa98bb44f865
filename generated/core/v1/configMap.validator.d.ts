// Generated from core/v1/configMap.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on configmaps; types and unknown fields are the decoder's matter. */
export declare const validateConfigMap: Validator;
