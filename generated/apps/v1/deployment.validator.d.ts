// Generated from apps/v1/deployment.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on deployments; types and unknown fields are the decoder's matter. */
export declare const validateDeployment: Validator;
