import { badRequest } from "../../../../generated/errors.ts";
import type { TokenReview, TokenReviewStatus } from "../../../../generated/authentication/v1/tokenReview.ts";
import type { ReviewContext } from "../../../schema/review.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { reviewedUser } from "../../rules/reviewedUser.ts";

export const strategy: Strategy<TokenReview> = { review };

async function review(review: TokenReview, context: ReviewContext): Promise<TokenReview> {
  return { ...review, status: await statusOf(review, context) };
}

async function statusOf({ spec }: TokenReview, { authenticateToken }: ReviewContext): Promise<TokenReviewStatus> {
  if (!spec.token) throw badRequest("token is required for TokenReview in authentication");
  const identity = await authenticateToken(spec.token, spec.audiences ?? []);
  if (identity === undefined) return { user: {}, error: "invalid bearer token" };
  const audiences = identity.audiences.length === 0 ? {} : { audiences: [...identity.audiences] };
  return { authenticated: true, user: reviewedUser(identity.user), ...audiences };
}
