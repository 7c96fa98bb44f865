// Generated from authentication/v1/tokenReview.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { UserInfo } from "./userInfo.ts";

/** TokenReview asks whose a bearer token is. */
export interface TokenReview {
  apiVersion?: "authentication.orch.io/v1";
  kind?: "TokenReview";
  metadata?: ObjectMeta;
  /** The token. */
  spec: TokenReviewSpec;
  /** Whose it is. */
  status?: TokenReviewStatus;
}

/** The token that is asked about. */
export interface TokenReviewSpec {
  /** The token itself. */
  token: string;
  /** Audiences the asker accepts; the server's own when unset. */
  audiences?: string[];
}

/** Whose a token is. */
export interface TokenReviewStatus {
  /** Whether the token belongs to a known user. */
  authenticated?: boolean;
  /** The user. */
  user?: UserInfo;
  /** Audiences that both the token and the asker have. */
  audiences?: string[];
  /** Why the token could not be checked. */
  error?: string;
}
