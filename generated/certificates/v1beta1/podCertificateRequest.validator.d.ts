// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on podcertificaterequests; types and unknown fields are the decoder's matter. */
export declare const validatePodCertificateRequest: Validator;
