import { badRequest } from "../../../../generated/errors.ts";
import type { TokenReviewSpec, TokenReviewStatus } from "../../../../generated/authentication/v1/tokenReview.ts";
import type { ReviewContext } from "../../../schema/access/review.ts";
import { reviewedUser } from "./reviewedUser.ts";

/** What the authenticators say of the token of a review. Throws badRequest where there is none. */
export async function reviewedToken(
  { token, audiences: wanted = [] }: TokenReviewSpec,
  { authenticateToken, notes }: ReviewContext,
): Promise<TokenReviewStatus> {
  if (!token) throw badRequest("token is required for TokenReview in authentication");
  const identity = await authenticateToken(token, wanted, notes);
  if (typeof identity !== "object") return { user: {}, error: refusalText(identity) };
  const audiences = identity.audiences.length === 0 ? {} : { audiences: [...identity.audiences] };
  return { authenticated: true, user: reviewedUser(identity.user), ...audiences };
}

/** As the field lists why nothing knows the token, behind that nothing does. */
function refusalText(why: string | undefined): string {
  const unknown = "invalid bearer token";
  if (why === undefined) return unknown;
  const all = why.startsWith("[") && why.endsWith("]") ? why.slice(1, -1) : why;
  return `[${unknown}, ${all}]`;
}
