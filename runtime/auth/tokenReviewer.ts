import type { Reviewers, TokenIdentity } from "../schema/review.ts";
import type { ServiceAccountTokens, TokenLookup } from "./serviceAccountTokens.ts";
import type { TokenAuthenticator } from "./tokenFile.ts";

/** The tokens of service accounts, and where those are to be found. */
export interface Accounts {
  readonly tokens: ServiceAccountTokens;
  readonly lookup: TokenLookup;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Counts the tokens that are believed. */
  readonly count: { readonly add: () => void };
}

/** Knows the tokens of service accounts that are meant for this server. */
export function serviceAccountAuthenticator({ tokens, lookup, clock, count }: Accounts): TokenAuthenticator {
  const { audiences } = tokens.options;
  const counted = (identity: TokenIdentity | undefined) => {
    if (identity !== undefined) count.add();
    return identity?.user;
  };
  return (token) => {
    const identity = tokens.authenticate(token, { audiences, nowMs: clock(), lookup });
    return identity instanceof Promise ? identity.then(counted) : counted(identity);
  };
}

/**
 * Whose a token is, for reviews of tokens. Whoever names no audiences means this server's. The other authenticators
 * know of no audiences: their tokens are meant for this server.
 */
export function tokenReviewer(
  authenticators: readonly TokenAuthenticator[],
  { tokens, lookup, clock }: Accounts,
): Reviewers["authenticateToken"] {
  const own = tokens.options.audiences;
  return async (token, asked) => {
    const audiences = asked.length === 0 ? own : asked;
    const shared = audiences.filter((each) => own.includes(each));
    for (const authenticator of shared.length === 0 ? [] : authenticators) {
      const user = await authenticator(token);
      if (user !== undefined) return { user, audiences: shared };
    }
    return tokens.authenticate(token, { audiences, nowMs: clock(), lookup });
  };
}
