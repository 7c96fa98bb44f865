import type { JWTPayload } from "jose";
import { unverifiedClaims } from "../../jwt.ts";
import { authenticated, type UserInfo } from "../../user.ts";
import type { UserOfToken } from "../authenticator.ts";
import { RecentTokens, verifiedMs } from "../../../lib/recentTokens.ts";
import { credentialIdKey } from "../clientCertificate.ts";
import type { JwtConfiguration } from "./configuration.ts";
import { distributedClaim } from "./distributedClaims.ts";
import { Issuer, type IssuerOptions } from "./issuer.ts";
import { checkIdToken, expiryOf } from "./idToken.ts";
import { userOfClaims } from "./userOfClaims.ts";

interface Surroundings extends Pick<IssuerOptions, "clock" | "logWarning"> {
  readonly labelDomain: string;
}

interface Known {
  readonly user: UserInfo;
  readonly untilMs: number;
}

export interface JwtAuthenticator {
  readonly token: UserOfToken;
  /** Waits until the keys of all issuers are here. Rejects with an Error when the signal is aborted before. */
  readonly known: (signal: AbortSignal) => Promise<void>;
}

/** Knows the tokens of other issuers: each is asked of the issuer that it names alone. */
export function jwtAuthenticator(
  configurations: readonly JwtConfiguration[],
  surroundings: Surroundings,
): JwtAuthenticator {
  const { clock, labelDomain } = surroundings;
  const idKey = `authentication.${labelDomain}/${credentialIdKey}`;
  const recent = new RecentTokens<Known>(verifiedMs);
  const issuers = new Map(
    configurations.map((each) => {
      const { algorithms, issuer: described } = each;
      const issuer = new Issuer({ ...described, algorithms, ...surroundings });
      return [described.url, { configuration: each, issuer, complete: completion(each, issuer, surroundings) }];
    }),
  );
  const find = (token: string) => {
    const { iss } = unverifiedClaims(token) ?? {};
    const known = typeof iss === "string" ? issuers.get(iss) : undefined;
    if (known === undefined) return undefined;
    return known.issuer.verify(token).then(async (claims) => {
      const { configuration } = known;
      checkIdToken(claims, { audiences: configuration.issuer.audiences, nowMs: clock() });
      const user = userOfClaims(await known.complete(claims), { configuration, credentialIdKey: idKey });
      return { user: authenticated(user), untilMs: expiryOf(claims) };
    });
  };
  const stillGood = (known: Known | undefined) =>
    known !== undefined && clock() < known.untilMs ? known.user : undefined;
  return {
    token: (token) => {
      const found = recent.find(token, { nowMs: clock(), ask: () => find(token) });
      return found instanceof Promise ? found.then(stillGood) : stillGood(found);
    },
    known: async (signal) => {
      await Promise.all([...issuers.values()].map(({ issuer }) => issuer.known(signal)));
    },
  };
}

type Complete = (claims: JWTPayload) => JWTPayload | Promise<JWTPayload>;

/** The groups of a user may be elsewhere. */
function completion(configuration: JwtConfiguration, issuer: Issuer, surroundings: Surroundings): Complete {
  const { groups, algorithms, issuer: described } = configuration;
  if (groups === undefined || !("claim" in groups)) return (claims) => claims;
  return distributedClaim({
    ...{ claim: groups.claim, own: { url: described.url, issuer } },
    ...{ algorithms, certificateAuthority: described.certificateAuthority, ...surroundings },
    check: (claims) => checkIdToken(claims, { audiences: described.audiences, nowMs: surroundings.clock() }),
  });
}
