// Generated from apiextensions/v1/customResourceDefinition.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on customresourcedefinitions; types and unknown fields are the decoder's matter. */
export declare const validateCustomResourceDefinition: Validator;
