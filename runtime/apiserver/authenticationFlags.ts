import type { GateName } from "../../generated/gates.ts";
import { groupMasters } from "../../generated/wellknown.ts";
import { forServer, type RequestAuthenticator, type UserOfToken } from "../auth/authenticators/authenticator.ts";
import { clientCertificateAuthenticator } from "../auth/authenticators/clientCertificate.ts";
import { jwtAuthenticator } from "../auth/authenticators/jwt/jwtAuthenticator.ts";
import { authoritiesOf } from "../auth/authenticators/peer.ts";
import { requestHeaderAuthenticator } from "../auth/authenticators/requestHeaders.ts";
import { parseTokenFile, staticTokens } from "../auth/authenticators/tokenFile.ts";
import { openTokenWebhook } from "../auth/authenticators/tokenWebhook.ts";
import { durationMs } from "../schema/duration.ts";
import { readFlagFile } from "../lib/flagFile.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { FeatureGates, Platform } from "../schema/index.ts";
import type { AuthenticationOptions } from "./authentication.ts";
import { openConfiguration } from "./authenticationConfiguration.ts";
import { oidcConfiguration, type OidcFlags } from "./oidcFlags.ts";

/** The flags by which clients are authenticated. */
export interface AuthenticationFlags extends OidcFlags {
  readonly tokenAuthFile: string;
  readonly clientCaFile: string;
  readonly anonymousAuth: boolean;
  /** "": there is none. */
  readonly authenticationConfig: string;
  /** Kubeconfig; "": there is no webhook. */
  readonly authenticationTokenWebhookConfigFile: string;
  readonly authenticationTokenWebhookVersion: string;
  /** Such as "2m0s". */
  readonly authenticationTokenWebhookCacheTtl: string;
  readonly enableBootstrapTokenAuth: boolean;
  /** "": no front proxy is believed. */
  readonly requestheaderClientCaFile: string;
  readonly requestheaderAllowedNames: readonly string[];
  readonly requestheaderUsernameHeaders: readonly string[];
  readonly requestheaderUidHeaders: readonly string[];
  readonly requestheaderGroupHeaders: readonly string[];
  readonly requestheaderExtraHeadersPrefix: readonly string[];
}

/** What is in the files of the flags. */
export interface AuthenticationFiles {
  /** PEM texts of the authorities of users, besides the server's own, and of front proxies. */
  readonly clientCas: readonly string[];
  readonly proxyCas: readonly string[];
  readonly fixedTokens: readonly UserOfToken[];
}

/** Reads the files that flags name. Throws an Error that names the flag of one that cannot be used. */
export function authenticationFiles(flags: AuthenticationFlags): AuthenticationFiles {
  const { tokenAuthFile, clientCaFile, requestheaderClientCaFile } = flags;
  const read = (flag: string, file: string) => (file === "" ? [] : [readFlagFile(flag, file)]);
  return {
    clientCas: read("client-ca-file", clientCaFile),
    proxyCas: read("requestheader-client-ca-file", requestheaderClientCaFile),
    fixedTokens: read("token-auth-file", tokenAuthFile).map((text) => parseTokenFile(text, tokenAuthFile)),
  };
}

export interface AuthenticationContext extends AuthenticationFiles {
  readonly platform: Platform;
  readonly gates: FeatureGates<GateName>;
  readonly metrics: MetricRegistry;
  readonly accounts: { readonly issuers: readonly string[]; readonly audiences: readonly string[] };
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
  /** Of this process itself. */
  readonly loopbackToken: string;
}

/** How clients are authenticated, by the flags. `clientCas` are all authorities of users now. */
export async function authenticationOf(
  flags: AuthenticationFlags,
  context: AuthenticationContext,
): Promise<AuthenticationOptions> {
  const { fixedTokens, loopbackToken, platform, accounts } = context;
  const requests = requestAuthenticators(flags, context);
  const oidc = oidcConfiguration(flags);
  const { authenticationConfig: file, anonymousAuth } = flags;
  if (file !== "" && oidc !== undefined)
    throw new Error("--authentication-config and --oidc-issuer-url exclude each other");
  const live = file === "" ? undefined : await openConfiguration({ file, ownIssuers: accounts.issuers, ...context });
  const webhook = await openWebhook(flags, context);
  const issued = oidc === undefined ? live?.token : jwtAuthenticator([oidc], Date.now);
  return {
    requests,
    fixedTokens: [...fixedTokens, loopbackUser(loopbackToken, platform)],
    bootstrapTokens: flags.enableBootstrapTokenAuth,
    otherTokens: [
      ...(issued === undefined ? [] : [forServer(issued, accounts.audiences)]),
      ...(webhook === undefined ? [] : [webhook.authenticator]),
    ],
    anonymous: (path) => live?.anonymous(path) ?? anonymousAuth,
    close: () => {
      live?.stop();
      webhook?.close();
    },
  };
}

async function openWebhook(
  flags: AuthenticationFlags,
  { platform, accounts, logWarning }: AuthenticationContext,
): Promise<Awaited<ReturnType<typeof openTokenWebhook>> | undefined> {
  const { authenticationTokenWebhookConfigFile: file, authenticationTokenWebhookVersion: version } = flags;
  if (file === "") return undefined;
  return openTokenWebhook({
    file,
    version,
    keepMs: durationMs(flags.authenticationTokenWebhookCacheTtl) ?? 0,
    apiDomain: platform.apiDomain,
    ownAudiences: accounts.audiences,
    clock: Date.now,
    logWarning,
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`--authentication-token-webhook-config-file: ${cause}`, { cause: error });
  });
}

function requestAuthenticators(
  flags: AuthenticationFlags,
  { clientCas, proxyCas, platform, gates }: AuthenticationContext,
): RequestAuthenticator[] {
  const { labelDomain } = platform;
  const readsUid = gates.enabled("AllowParsingUserUIDFromCertAuth");
  if (proxyCas.length === 0) return [clientCertificateAuthenticator({ labelDomain, readsUid })];
  return [
    requestHeaderAuthenticator({
      authorities: flagAuthorities("requestheader-client-ca-file", proxyCas),
      allowedNames: flags.requestheaderAllowedNames,
      userHeaders: flags.requestheaderUsernameHeaders,
      uidHeaders: gates.enabled("RemoteRequestHeaderUID") ? flags.requestheaderUidHeaders : [],
      groupHeaders: flags.requestheaderGroupHeaders,
      extraPrefixes: flags.requestheaderExtraHeadersPrefix,
    }),
    clientCertificateAuthenticator({
      labelDomain,
      readsUid,
      authorities: flagAuthorities("client-ca-file", clientCas),
    }),
  ];
}

function flagAuthorities(flag: string, texts: readonly string[]): ReturnType<typeof authoritiesOf> {
  try {
    return texts.flatMap(authoritiesOf);
  } catch (error) {
    throw new Error(`--${flag}: holds no certificate that can be read`, { cause: error });
  }
}

/** Who may do everything, as the administrator. */
function loopbackUser(token: string, { names }: Platform): UserOfToken {
  const user = { name: names.userControllerManager, groups: [groupMasters] };
  return staticTokens(new Map([[token, user]]));
}
