import { randomUUID } from "node:crypto";
import { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import { openServiceAccountKeys } from "../auth/serviceAccountKeys.ts";
import { durationMs } from "../schema/duration.ts";
import type { Platform } from "../schema/index.ts";

/** The flags of tokens of service accounts. */
export interface AccountTokenFlags {
  /** The first makes tokens, all are believed; none: the platform's own. */
  readonly serviceAccountIssuer: readonly string[];
  /** Empty: the issuers. */
  readonly apiAudiences: readonly string[];
  /** "": a key of the certificate folder, made at the first start. */
  readonly serviceAccountSigningKeyFile: string;
  readonly serviceAccountKeyFile: readonly string[];
  /** Such as "24h0m0s"; "0s": as long as is asked for. */
  readonly serviceAccountMaxTokenExpiration: string;
  readonly serviceAccountExtendTokenExpiration: boolean;
  readonly serviceAccountJwksUri: string;
}

const hourMs = 3_600_000;

/** What makes tokens of service accounts and says whose they are. Throws an Error that names the flag that is wrong. */
export function accountTokensOf(
  flags: AccountTokenFlags,
  { platform, folder }: { readonly platform: Platform; readonly folder: string },
): ServiceAccountTokens {
  const { serviceAccountIssuer: given, serviceAccountJwksUri: jwksUri } = flags;
  const issuers = given.length > 0 ? given : [`https://${platform.name}.default.svc.cluster.local`];
  const maxMs = durationMs(flags.serviceAccountMaxTokenExpiration) ?? 0;
  const wrong = issuers.find((each) => each === "" || (each.includes(":") && !URL.canParse(each)));
  if (wrong !== undefined) {
    const text = JSON.stringify(wrong);
    throw new Error(`--service-account-issuer: ${text} must be a text without a colon, or a URL`);
  }
  if (maxMs > 0 && maxMs < hourMs) {
    throw new Error("--service-account-max-token-expiration: must be at least 1h, or 0 for no limit");
  }
  if (jwksUri !== "" && (!URL.canParse(jwksUri) || new URL(jwksUri).protocol !== "https:")) {
    throw new Error(`--service-account-jwks-uri: ${JSON.stringify(jwksUri)} must be a URL of https`);
  }
  return new ServiceAccountTokens({
    keys: openServiceAccountKeys({
      folder,
      signingKeyFile: flags.serviceAccountSigningKeyFile,
      keyFiles: flags.serviceAccountKeyFile,
    }),
    issuers,
    audiences: flags.apiAudiences.length > 0 ? flags.apiAudiences : issuers,
    maxSeconds: Math.floor(maxMs / 1000),
    extendsExpiration: flags.serviceAccountExtendTokenExpiration,
    labelDomain: platform.labelDomain,
    jwksUri,
    newId: randomUUID,
  });
}
