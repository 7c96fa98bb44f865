// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on certificatesigningrequests; types and unknown fields are the decoder's matter. */
export declare const validateCertificateSigningRequest: Validator;
