import type { TokenReview } from "../../../../generated/authentication/v1/tokenReview.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { reviewedToken } from "../../rules/auth/reviewedToken.ts";

export const strategy: Strategy<TokenReview> = {
  review: async (review, context) => ({ ...review, status: await reviewedToken(review.spec, context) }),
};
