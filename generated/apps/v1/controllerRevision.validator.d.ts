// Generated from apps/v1/controllerRevision.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on controllerrevisions; types and unknown fields are the decoder's matter. */
export declare const validateControllerRevision: Validator;
