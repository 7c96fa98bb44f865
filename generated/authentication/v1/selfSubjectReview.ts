// Generated from authentication/v1/selfSubjectReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { UserInfo } from "./userInfo.ts";

/** SelfSubjectReview returns the user as whom the server sees the client. */
export interface SelfSubjectReview {
  apiVersion?: "authentication.orch.io/v1";
  kind?: "SelfSubjectReview";
  metadata?: ObjectMeta;
  /** Who the client is. */
  status?: SelfSubjectReviewStatus;
}

/** Who a client is. */
export interface SelfSubjectReviewStatus {
  /** The user. */
  userInfo?: UserInfo;
}
