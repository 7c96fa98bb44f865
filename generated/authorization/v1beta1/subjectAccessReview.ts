// Generated from authorization/v1beta1/subjectAccessReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { NonResourceAttributes, ResourceAttributes, SubjectAccessReviewStatus } from "../v1/accessReview.ts";

/** SubjectAccessReview asks whether a user may do something. */
export interface SubjectAccessReview {
  apiVersion?: "authorization.orch.io/v1beta1";
  kind?: "SubjectAccessReview";
  metadata?: ObjectMeta;
  /** Who and what. */
  spec: SubjectAccessReviewSpec;
  /** Whether they may. */
  status?: SubjectAccessReviewStatus;
}

/** Who wants to do what. */
export interface SubjectAccessReviewSpec {
  /** What, for a request on a resource; excludes nonResourceAttributes. */
  resourceAttributes?: ResourceAttributes;
  /** What, for a request on any other path. */
  nonResourceAttributes?: NonResourceAttributes;
  /** Name of the user. */
  user?: string;
  /** Groups the user is in. */
  group?: string[];
  /** Anything else known of the user. */
  extra?: Record<string, string[]>;
  /** Identifier of the user. */
  uid?: string;
}
