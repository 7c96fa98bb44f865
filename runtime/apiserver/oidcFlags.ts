import { type JwtConfiguration, signingAlgorithms } from "../auth/authenticators/jwt/configuration.ts";
import { liveFlagFile } from "../lib/flagFile.ts";
import { certificatesProblem } from "../x509/certificate.ts";

/** The flags of one OpenID Connect issuer. */
export interface OidcFlags {
  /** "": no issuer. */
  readonly oidcIssuerUrl: string;
  readonly oidcClientId: string;
  readonly oidcCaFile: string;
  readonly oidcUsernameClaim: string;
  /** "": the issuer and #; "-": none. */
  readonly oidcUsernamePrefix: string;
  readonly oidcGroupsClaim: string;
  readonly oidcGroupsPrefix: string;
  readonly oidcRequiredClaim: Readonly<Record<string, string>>;
  readonly oidcSigningAlgs: readonly string[];
}

/** The issuer of the flags, if they name one. Throws an Error that names the flag that is wrong. */
export function oidcConfiguration(flags: OidcFlags): JwtConfiguration | undefined {
  const { oidcIssuerUrl: url, oidcClientId: audience } = flags;
  if ((url === "") !== (audience === ""))
    throw new Error("--oidc-issuer-url and --oidc-client-id must be set together");
  if (url === "") return undefined;
  if (!URL.canParse(url) || new URL(url).protocol !== "https:") {
    throw new Error("--oidc-issuer-url: must be a URL with https");
  }
  const unknown = flags.oidcSigningAlgs.find((each) => !signingAlgorithms.includes(each));
  if (unknown !== undefined) throw new Error(`--oidc-signing-algs: ${unknown} is not known`);
  const [claim] = Object.entries(flags.oidcRequiredClaim).find(([, value]) => value === "") ?? [];
  if (claim !== undefined) throw new Error(`--oidc-required-claim: ${JSON.stringify(claim)} is not claim=value`);
  const { oidcCaFile, oidcGroupsClaim, oidcGroupsPrefix, oidcRequiredClaim } = flags;
  return {
    issuer: {
      url,
      discoveryUrl: "",
      certificateAuthority: oidcCaFile === "" ? () => "" : authorityFile("oidc-ca-file", oidcCaFile),
      audiences: [audience],
    },
    algorithms: flags.oidcSigningAlgs,
    claimValidationRules: Object.entries(oidcRequiredClaim).map(([claim, requiredValue]) => ({ claim, requiredValue })),
    username: { claim: flags.oidcUsernameClaim, prefix: prefixOf(flags) },
    groups: oidcGroupsClaim === "" ? undefined : { claim: oidcGroupsClaim, prefix: oidcGroupsPrefix },
    uid: undefined,
    extra: [],
    userValidationRules: [],
  };
}

function authorityFile(flag: string, file: string): () => string {
  const text = liveFlagFile(flag, file);
  const problem = certificatesProblem(text());
  if (problem !== undefined) throw new Error(`--${flag}: ${file} ${problem}`);
  return text;
}

/** Names of different issuers stay apart; addresses of mail do so by themselves. */
function prefixOf({ oidcIssuerUrl, oidcUsernameClaim, oidcUsernamePrefix: prefix }: OidcFlags): string {
  if (prefix === "-") return "";
  return prefix === "" && oidcUsernameClaim !== "email" ? `${oidcIssuerUrl}#` : prefix;
}
