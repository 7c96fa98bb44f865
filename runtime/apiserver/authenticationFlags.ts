import { apiserverClientCertificateExpirationSeconds } from "../../generated/metrics.ts";
import type { GateName } from "../../generated/gates.ts";
import { groupMasters } from "../../generated/wellknown.ts";
import { forServer, type RequestAuthenticator, type UserOfToken } from "../auth/authenticators/authenticator.ts";
import { clientCertificateAuthenticator } from "../auth/authenticators/clientCertificate.ts";
import { jwtAuthenticator } from "../auth/authenticators/jwt/jwtAuthenticator.ts";
import { frontProxyName } from "../auth/frontProxy.ts";
import type { ClientTrust } from "../auth/authenticators/clientTrust.ts";
import { requestHeaderAuthenticator } from "../auth/authenticators/requestHeaders.ts";
import { parseTokenFile, staticTokens } from "../auth/authenticators/tokenFile.ts";
import { openTokenWebhook } from "../auth/authenticators/tokenWebhook.ts";
import { durationMs } from "../schema/duration.ts";
import { flagError, readFlagFile, underFlag } from "../lib/flagFile.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { ProxyTrust, PublishedTrust } from "../registry/clientTrustMap.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { FeatureGates, Platform } from "../schema/index.ts";
import type { Certificate } from "../x509/certificate.ts";
import type { AuthenticationOptions } from "./authentication.ts";
import { openConfiguration } from "./authenticationConfiguration.ts";
import { oidcConfiguration, type OidcFlags } from "./oidcFlags.ts";

/** The flags by which clients are authenticated. */
export interface AuthenticationFlags extends OidcFlags {
  readonly tokenAuthFile: string;
  readonly clientCaFile: string;
  readonly anonymousAuth: boolean;
  /** Whether `anonymousAuth` is more than the default; absent: it is not. */
  readonly isAnonymousAuthGiven?: boolean;
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

/** The tokens of the file that a flag names. Throws an Error that names the flag when it cannot be used. */
export function fileTokens({ tokenAuthFile: file }: AuthenticationFlags): readonly UserOfToken[] {
  if (file === "") return [];
  return [underFlag("token-auth-file", () => parseTokenFile(readFlagFile("token-auth-file", file), file))];
}

export interface AuthenticationContext {
  readonly fixedTokens: readonly UserOfToken[];
  readonly trust: ClientTrust;
  readonly platform: Platform;
  readonly gates: FeatureGates<GateName>;
  readonly metrics: MetricRegistry;
  /** Of the server among others, in metrics; absent: it has none. */
  readonly serverId?: string | undefined;
  readonly accounts: { readonly issuers: readonly string[]; readonly audiences: readonly string[] };
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
  /** Absent: nothing is traced. */
  readonly tracer: Tracer | undefined;
  /** The authority of what the server shows to extension servers; undefined: the flags say whom they believe. */
  readonly frontProxyCa: (() => string) | undefined;
  /** Of this process itself. */
  readonly loopbackToken: string;
}

/** How clients are authenticated, by the flags. */
export async function authenticationOf(
  flags: AuthenticationFlags,
  context: AuthenticationContext,
): Promise<AuthenticationOptions> {
  const { fixedTokens, loopbackToken, platform, accounts, logWarning } = context;
  const requests = requestAuthenticators(flags, context);
  const oidc = oidcConfiguration(flags);
  const { authenticationConfig: file, anonymousAuth } = flags;
  if (file !== "" && oidc !== undefined)
    throw new Error("authentication-config file and oidc-* flags are mutually exclusive");
  const own = { ownIssuers: accounts.issuers, mayNameAnonymous: flags.isAnonymousAuthGiven !== true };
  const live = file === "" ? undefined : await openConfiguration({ file, ...own, ...context });
  const webhook = await openWebhook(flags, context);
  const issued =
    oidc === undefined
      ? live?.token
      : jwtAuthenticator([oidc], { clock: Date.now, logWarning, labelDomain: platform.labelDomain }).token;
  return {
    requests,
    fixedTokens: [...fixedTokens, loopbackUser(loopbackToken, platform)],
    bootstrapTokens: flags.enableBootstrapTokenAuth,
    otherTokens: [
      ...(issued === undefined ? [] : [forServer(issued, accounts.audiences)]),
      ...(webhook === undefined ? [] : [webhook.authenticator]),
    ],
    published: () => publishedTrust(flags, context),
    anonymous: (path) => live?.anonymous(path) ?? anonymousAuth,
    close: () => {
      live?.stop();
      webhook?.close();
    },
  };
}

async function openWebhook(
  flags: AuthenticationFlags,
  { platform, accounts, logWarning, tracer }: AuthenticationContext,
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
    ...{ logWarning, tracer },
  }).catch((error: unknown) => {
    throw flagError("authentication-token-webhook-config-file", error);
  });
}

function requestAuthenticators(
  flags: AuthenticationFlags,
  { trust, platform, gates, metrics }: AuthenticationContext,
): RequestAuthenticator[] {
  const { labelDomain } = platform;
  const lifetimes = metrics.histogram(apiserverClientCertificateExpirationSeconds).with({});
  const onUse = (secondsLeft: number) => lifetimes.observe(secondsLeft);
  const readsUid = gates.enabled("AllowParsingUserUIDFromCertAuth");
  if (flags.requestheaderClientCaFile === "") return [clientCertificateAuthenticator({ labelDomain, readsUid, onUse })];
  return [
    requestHeaderAuthenticator({
      authorities: trust.proxies,
      allowedNames: flags.requestheaderAllowedNames,
      userHeaders: flags.requestheaderUsernameHeaders,
      uidHeaders: uidHeadersOf(flags, gates),
      groupHeaders: flags.requestheaderGroupHeaders,
      extraPrefixes: flags.requestheaderExtraHeadersPrefix,
    }),
    clientCertificateAuthenticator({ labelDomain, readsUid, onUse, authorities: trust.users }),
  ];
}

function uidHeadersOf(flags: AuthenticationFlags, gates: FeatureGates<GateName>): readonly string[] {
  return gates.enabled("RemoteRequestHeaderUID") ? flags.requestheaderUidHeaders : [];
}

/** What extension servers are to know of it. */
function publishedTrust(
  flags: AuthenticationFlags,
  { trust, gates, frontProxyCa }: Pick<AuthenticationContext, "trust" | "gates" | "frontProxyCa">,
): PublishedTrust {
  const textsOf = (list: readonly Certificate[]) => list.map(({ pem }) => pem);
  const users = textsOf(trust.users());
  if (frontProxyCa !== undefined) return { users, proxies: ownProxies(frontProxyCa()) };
  if (flags.requestheaderClientCaFile === "") return { users, proxies: undefined };
  const proxies = {
    authorities: textsOf(trust.proxies()),
    allowedNames: flags.requestheaderAllowedNames,
    usernameHeaders: flags.requestheaderUsernameHeaders,
    uidHeaders: uidHeadersOf(flags, gates),
    groupHeaders: flags.requestheaderGroupHeaders,
    extraHeadersPrefix: flags.requestheaderExtraHeadersPrefix,
  };
  return { users, proxies };
}

/** How the server itself names users to extension servers. */
function ownProxies(ca: string): ProxyTrust {
  return {
    authorities: [ca],
    allowedNames: [frontProxyName],
    usernameHeaders: ["X-Remote-User"],
    uidHeaders: ["X-Remote-Uid"],
    groupHeaders: ["X-Remote-Group"],
    extraHeadersPrefix: ["X-Remote-Extra-"],
  };
}

/** Who may do everything, as the administrator. */
function loopbackUser(token: string, { names }: Platform): UserOfToken {
  const user = { name: names.userControllerManager, groups: [groupMasters] };
  return staticTokens(new Map([[token, user]]));
}
