// Generated from coordination/v1/lease.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on leases; types and unknown fields are the decoder's matter. */
export declare const validateLease: Validator;
