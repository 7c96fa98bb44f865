import type { TokenIdentity } from "../../schema/access/review.ts";
import { firstOf, forServer, type TokenAuthenticator, type UserOfToken } from "./authenticator.ts";
import { type BootstrapTokenOptions, bootstrapTokens } from "./bootstrapTokens.ts";
import { legacyAccountTokens, type LegacyTokenOptions } from "./legacyAccountTokens.ts";
import type { ServiceAccountTokens, TokenLookup } from "./serviceAccountTokens.ts";

export interface TokenChainOptions {
  /** Tokens that are fixed when the server starts. */
  readonly fixed: readonly UserOfToken[];
  /** The long-lived tokens of service accounts. */
  readonly legacy: LegacyTokenOptions;
  readonly accounts: AccountOptions;
  /** Absent: they are not known. */
  readonly bootstrap?: BootstrapTokenOptions | undefined;
  /** Those of other issuers, in order. */
  readonly others: readonly TokenAuthenticator[];
}

/** The tokens of service accounts that this server issues, and where those are to be found. */
interface AccountOptions {
  readonly tokens: ServiceAccountTokens;
  readonly lookup: TokenLookup;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Counts the tokens that are believed. */
  readonly count: { readonly add: () => void };
}

/** All that knows bearer tokens, in the order in which it is asked. */
export function tokenChain({ fixed, legacy, accounts, bootstrap, others }: TokenChainOptions): TokenAuthenticator {
  const own = accounts.tokens.options.audiences;
  const counted = countedBy(accounts.count);
  return firstOf([
    ...fixed.map((each) => forServer(each, own)),
    counted(forServer(legacyAccountTokens(legacy), own)),
    counted(issuedTokens(accounts)),
    ...(bootstrap === undefined ? [] : [forServer(bootstrapTokens(bootstrap), own)]),
    ...others,
  ]);
}

function issuedTokens({ tokens, lookup, clock }: AccountOptions): TokenAuthenticator {
  return (token, audiences) => tokens.authenticate(token, { audiences, nowMs: clock(), lookup });
}

function countedBy(count: AccountOptions["count"]): (authenticator: TokenAuthenticator) => TokenAuthenticator {
  const note = (identity: TokenIdentity | undefined) => {
    if (identity !== undefined) count.add();
    return identity;
  };
  return (authenticator) => (token, audiences) => {
    const found = authenticator(token, audiences);
    return found instanceof Promise ? found.then(note) : note(found);
  };
}
