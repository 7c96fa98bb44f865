// Generated from authorization/v1/localSubjectAccessReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { SubjectAccessReviewSpec, SubjectAccessReviewStatus } from "./accessReview.ts";

/** LocalSubjectAccessReview asks whether a user may do something in one namespace. */
export interface LocalSubjectAccessReview {
  apiVersion?: "authorization.orch.io/v1";
  kind?: "LocalSubjectAccessReview";
  metadata?: ObjectMeta;
  /** Who and what. */
  spec: SubjectAccessReviewSpec;
  /** Whether they may. */
  status?: SubjectAccessReviewStatus;
}
