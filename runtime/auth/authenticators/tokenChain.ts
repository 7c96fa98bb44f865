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
  /** Domain of audit annotations. */
  readonly apiDomain: string;
  /** Count uses of tokens that live longer than was asked: in the time that was asked, and after it. */
  readonly count: Readonly<Record<"valid" | "stale", { readonly add: () => void }>>;
}

/** All that knows bearer tokens, in the order in which it is asked. */
export function tokenChain({ fixed, legacy, accounts, bootstrap, others }: TokenChainOptions): TokenAuthenticator {
  const own = accounts.tokens.options.audiences;
  return firstOf([
    ...fixed.map((each) => forServer(each, own)),
    forServer(legacyAccountTokens(legacy), own),
    issuedTokens(accounts),
    ...(bootstrap === undefined ? [] : [forServer(bootstrapTokens(bootstrap), own)]),
    ...others,
  ]);
}

function issuedTokens({ tokens, lookup, clock, apiDomain, count }: AccountOptions): TokenAuthenticator {
  const key = `authentication.${apiDomain}/stale-token`;
  return (token, audiences, { annotate }) => {
    const noteExtended = (subject: string, lateSeconds: number | undefined): void => {
      count[lateSeconds === undefined ? "valid" : "stale"].add();
      if (lateSeconds === undefined) return;
      annotate(key, `subject: ${subject}, seconds after warning threshold: ${lateSeconds}`);
    };
    return tokens.authenticate(token, { audiences, nowMs: clock(), lookup, noteExtended });
  };
}
