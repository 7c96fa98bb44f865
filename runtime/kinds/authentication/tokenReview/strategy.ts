import { badRequest } from "../../../../generated/errors.ts";
import type { TokenReview, TokenReviewStatus } from "../../../../generated/authentication/v1/tokenReview.ts";
import { AuthenticationError } from "../../../auth/authenticators/authenticator.ts";
import type { ReviewContext } from "../../../schema/review.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { reviewedUser } from "../../rules/reviewedUser.ts";

export const strategy: Strategy<TokenReview> = { review };

async function review(review: TokenReview, context: ReviewContext): Promise<TokenReview> {
  return { ...review, status: await statusOf(review, context) };
}

async function statusOf({ spec }: TokenReview, { authenticateToken }: ReviewContext): Promise<TokenReviewStatus> {
  if (!spec.token) throw badRequest("token is required for TokenReview in authentication");
  const identity = await identityOf(() => authenticateToken(spec.token, spec.audiences ?? []));
  if (typeof identity !== "object") return { user: {}, error: identity ?? "invalid bearer token" };
  const audiences = identity.audiences.length === 0 ? {} : { audiences: [...identity.audiences] };
  return { authenticated: true, user: reviewedUser(identity.user), ...audiences };
}

/** Why it could not be found out, where that is so. */
async function identityOf(find: () => ReturnType<ReviewContext["authenticateToken"]>) {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AuthenticationError) return error.message;
    throw error;
  }
}
