import { serviceaccountValidTokensTotal } from "../../generated/metrics.ts";
import type { RequestAuthenticator, TokenAuthenticator, UserOfToken } from "../auth/authenticators/authenticator.ts";
import type { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import { legacyClaims } from "../auth/legacyClaims.ts";
import { tokenChain } from "../auth/authenticators/tokenChain.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { PublishedTrust } from "../registry/clientTrustMap.ts";
import type { Registry } from "../registry/registry.ts";
import { labelSecret, secretReader, tokenLookup } from "../registry/tokenLookup.ts";
import type { Platform } from "../schema/index.ts";
import type { AuthenticateOptions } from "../server/filters/authenticate.ts";

/** How clients are authenticated, besides what depends on stored objects. */
export interface AuthenticationOptions {
  /** What connections and headers say, asked in order before the token. */
  readonly requests: readonly RequestAuthenticator[];
  /** Tokens that are fixed when the server starts. */
  readonly fixedTokens: readonly UserOfToken[];
  /** Believe the tokens by which nodes join. */
  readonly bootstrapTokens: boolean;
  /** Tokens of other issuers, asked in order after the server's own. */
  readonly otherTokens: readonly TokenAuthenticator[];
  /** Whether a request without credentials for this path is let in. */
  readonly anonymous: (path: string) => boolean;
  /** What extension servers are to know of how clients are authenticated; absent: nothing. */
  readonly published?: () => PublishedTrust;
  /** Ends what reads files and asks others. */
  readonly close: () => void;
}

interface Surroundings {
  readonly authentication: AuthenticationOptions;
  readonly accountTokens: ServiceAccountTokens;
  readonly platform: Platform;
  readonly metrics: MetricRegistry;
  readonly logError: (message: string, error: unknown) => void;
}

/** Puts the authenticators together, over the objects of a registry: for requests, and for reviews of tokens. */
export function openAuthentication(
  registry: Registry,
  surroundings: Surroundings,
): { readonly ofRequests: AuthenticateOptions; readonly ofTokens: TokenAuthenticator } {
  const { authentication, accountTokens } = surroundings;
  const { requests, anonymous } = authentication;
  const { audiences: own } = accountTokens.options;
  const chain = chainOver(registry, surroundings);
  const ofTokens: TokenAuthenticator = (token, asked) => chain(token, asked.length === 0 ? own : asked);
  const token: AuthenticateOptions["token"] = (text) => {
    const found = chain(text, own);
    return found instanceof Promise ? found.then((identity) => identity?.user) : found?.user;
  };
  return { ofRequests: { requests, token, anonymous }, ofTokens };
}

function chainOver(
  registry: Registry,
  { authentication, accountTokens: tokens, platform, metrics, logError }: Surroundings,
): TokenAuthenticator {
  const { names } = platform;
  const readSecret = secretReader(registry);
  const shared = { lookup: tokenLookup(registry), clock: Date.now };
  const noteUse = (place: { readonly namespace: string; readonly name: string }, value: string) =>
    labelSecret(registry, place, { label: names.labelLegacyTokenLastUsed, value, platform, nowMs: Date.now() }).catch(
      (error) => logError(`cannot note the use of the token in secret ${place.namespace}/${place.name}`, error),
    );
  return tokenChain({
    fixed: authentication.fixedTokens,
    legacy: {
      keys: tokens.options.keys.verification,
      claims: legacyClaims(platform),
      labels: { lastUsed: names.labelLegacyTokenLastUsed, invalidSince: names.labelLegacyTokenInvalidSince },
      readSecret,
      noteUse,
      ...shared,
    },
    accounts: { tokens, count: metrics.counter(serviceaccountValidTokensTotal).with({}), ...shared },
    bootstrap: authentication.bootstrapTokens
      ? {
          secretType: names.secretTypeBootstrapToken,
          readSecret: (name) => readSecret(names.namespaceSystem, name),
          clock: Date.now,
        }
      : undefined,
    others: authentication.otherTokens,
  });
}
