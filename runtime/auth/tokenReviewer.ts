import type { Reviewers } from "../schema/review.ts";
import type { TokenAuthenticator } from "./tokenFile.ts";

/**
 * Whose a token is, for reviews of tokens. These authenticators know of no audiences, so their tokens are good for no
 * audience that is asked for by name.
 */
export function tokenReviewer(authenticators: readonly TokenAuthenticator[]): Reviewers["authenticateToken"] {
  return (token, audiences) => {
    if (audiences.length > 0) return undefined;
    for (const authenticator of authenticators) {
      const user = authenticator(token);
      if (user !== undefined) return { user, audiences: [] };
    }
    return undefined;
  };
}
