// Generated from authentication/v1beta1/tokenReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { TokenReviewSpec, TokenReviewStatus } from "../v1/tokenReview.ts";

/** TokenReview asks whose a bearer token is. */
export interface TokenReview {
  apiVersion?: "authentication.orch.io/v1beta1";
  kind?: "TokenReview";
  metadata?: ObjectMeta;
  /** The token. */
  spec: TokenReviewSpec;
  /** Whose it is. */
  status?: TokenReviewStatus;
}
