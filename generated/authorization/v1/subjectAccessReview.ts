// Generated from authorization/v1/subjectAccessReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { SubjectAccessReviewSpec, SubjectAccessReviewStatus } from "./accessReview.ts";

/** SubjectAccessReview asks whether a user may do something. */
export interface SubjectAccessReview {
  apiVersion?: "authorization.orch.io/v1";
  kind?: "SubjectAccessReview";
  metadata?: ObjectMeta;
  /** Who and what. */
  spec: SubjectAccessReviewSpec;
  /** Whether they may. */
  status?: SubjectAccessReviewStatus;
}
