import type { JWTPayload } from "jose";
import { unverifiedClaims } from "../../jwt.ts";
import { authenticated, type UserInfo } from "../../user.ts";
import { AuthenticationError, type UserOfToken } from "../authenticator.ts";
import { RecentTokens, verifiedMs } from "../../../lib/recentTokens.ts";
import type { JwtConfiguration } from "./configuration.ts";
import { distributedClaim } from "./distributedClaims.ts";
import { Issuer, type IssuerOptions } from "./issuer.ts";
import { userOfClaims } from "./userOfClaims.ts";

/** Milliseconds that the clock of an issuer may be ahead. */
const leewayMs = 60_000;

type Surroundings = Pick<IssuerOptions, "clock" | "logWarning">;

interface Known {
  readonly user: UserInfo;
  readonly untilMs: number;
}

/** Knows the tokens of other issuers: each is asked of the issuer that it names alone. */
export function jwtAuthenticator(configurations: readonly JwtConfiguration[], surroundings: Surroundings): UserOfToken {
  const { clock } = surroundings;
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
      checkTerms(claims, known.configuration, clock());
      return identityOf(await known.complete(claims), known.configuration);
    });
  };
  const stillGood = (known: Known | undefined) =>
    known !== undefined && clock() < known.untilMs ? known.user : undefined;
  return (token) => {
    const found = recent.find(token, { nowMs: clock(), ask: () => find(token) });
    return found instanceof Promise ? found.then(stillGood) : stillGood(found);
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
    check: (claims) => checkTerms(claims, configuration, surroundings.clock()),
  });
}

/** Throws an AuthenticationError for claims that do not hold now, or are for others. */
function checkTerms(claims: JWTPayload, configuration: JwtConfiguration, nowMs: number): void {
  const { exp, nbf, aud } = claims;
  if (typeof exp !== "number" || exp * 1000 <= nowMs)
    throw new AuthenticationError("oidc: verify token: token is expired");
  if (typeof nbf === "number" && nbf * 1000 > nowMs + leewayMs) {
    throw new AuthenticationError("oidc: verify token: the token is not valid yet");
  }
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!configuration.issuer.audiences.some((each) => audiences.includes(each))) {
    throw new AuthenticationError("oidc: verify token: the token is for other audiences");
  }
}

function identityOf(claims: JWTPayload, configuration: JwtConfiguration): Known {
  return { user: authenticated(userOfClaims(claims, configuration)), untilMs: (claims.exp ?? 0) * 1000 };
}
