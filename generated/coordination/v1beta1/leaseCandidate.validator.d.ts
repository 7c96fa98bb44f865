// Generated from coordination/v1beta1/leaseCandidate.yaml. Do not edit.
import type { Validator } from "../../../runtime/schema/index.ts";

/** Checks the constraints on leasecandidates; types and unknown fields are the decoder's matter. */
export declare const validateLeaseCandidate: Validator;
