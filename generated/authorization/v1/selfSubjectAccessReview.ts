// Generated from authorization/v1/selfSubjectAccessReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { NonResourceAttributes, ResourceAttributes, SubjectAccessReviewStatus } from "./accessReview.ts";

/** SelfSubjectAccessReview asks whether the client itself may do something. */
export interface SelfSubjectAccessReview {
  apiVersion?: "authorization.orch.io/v1";
  kind?: "SelfSubjectAccessReview";
  metadata?: ObjectMeta;
  /** What. */
  spec: SelfSubjectAccessReviewSpec;
  /** Whether the client may. */
  status?: SubjectAccessReviewStatus;
}

/** What the client wants to do. */
export interface SelfSubjectAccessReviewSpec {
  /** What, for a request on a resource; excludes nonResourceAttributes. */
  resourceAttributes?: ResourceAttributes;
  /** What, for a request on any other path. */
  nonResourceAttributes?: NonResourceAttributes;
}
