import type { JWTPayload } from "jose";
import type { Secret } from "../../../generated/core/v1/secret.ts";
import { unverifiedClaims, type VerificationKey, verifyJwt } from "../jwt.ts";
import type { LegacyClaims } from "../legacyClaims.ts";
import type { UserInfo } from "../user.ts";
import { accountUser } from "./accountUser.ts";
import type { UserOfToken } from "./authenticator.ts";
import { RecentTokens, verifiedMs } from "../../lib/recentTokens.ts";
import { isSame } from "./sameSecret.ts";
import { isGone, type NamedUid, type TokenLookup } from "./serviceAccountTokens.ts";

export interface LegacyTokenOptions {
  readonly keys: readonly VerificationKey[];
  readonly claims: LegacyClaims;
  /** Labels of a secret: the day of its token's last use, and that since which it no longer counts. */
  readonly labels: { readonly lastUsed: string; readonly invalidSince: string };
  readonly lookup: TokenLookup;
  readonly readSecret: (namespace: string, name: string) => Secret | undefined;
  /** Sets the label of the last use, and logs what goes wrong. Called until it is there, at most once a minute. */
  readonly noteUse: (place: { readonly namespace: string; readonly name: string }, day: string) => Promise<void>;
  readonly clock: () => number;
}

interface Claimed {
  readonly namespace: string;
  readonly secret: string;
  readonly account: NamedUid;
}

/** Milliseconds between attempts to note the use of a token. */
const noteMs = 60_000;

/** Knows the long-lived tokens of service accounts: each is good as long as its secret and its account are there. */
export function legacyAccountTokens(options: LegacyTokenOptions): UserOfToken {
  const { keys, clock } = options;
  const { issuer } = options.claims;
  const verified = new RecentTokens<JWTPayload>(verifiedMs);
  const noted = new RecentTokens<true>(noteMs);
  const userOf = (token: string, payload: JWTPayload | undefined): UserInfo | undefined => {
    const claims = payload === undefined ? undefined : claimsOf(payload, options);
    const secret = claims === undefined ? undefined : options.readSecret(claims.namespace, claims.secret);
    if (claims === undefined || secret === undefined || !isGood(token, { claims, secret }, options)) return undefined;
    const day = new Date(clock()).toISOString().slice(0, 10);
    if (secret.metadata?.labels?.[options.labels.lastUsed] !== day) note(claims, day);
    return accountUser(claims.namespace, claims.account);
  };
  const note = ({ namespace, secret: name }: Claimed, day: string): void => {
    const ask = () => options.noteUse({ namespace, name }, day).then(() => true as const);
    void noted.find(`${namespace}/${name}`, { nowMs: clock(), ask });
  };
  return (token) => {
    const verify = () => (unverifiedClaims(token)?.iss === issuer ? verifyJwt(token, keys) : undefined);
    const payload = verified.find(token, { nowMs: clock(), ask: verify });
    return payload instanceof Promise ? payload.then((found) => userOf(token, found)) : userOf(token, payload);
  };
}

function claimsOf(payload: JWTPayload, { claims: { names } }: LegacyTokenOptions): Claimed | undefined {
  const text = (name: keyof LegacyClaims["names"]): string => {
    const value = payload[names[name]];
    return typeof value === "string" ? value : "";
  };
  const [namespace, secret] = [text("namespace"), text("secret")];
  const account = { name: text("accountName"), uid: text("accountUid") };
  const isWhole = [namespace, secret, account.name, account.uid].every((each) => each !== "");
  return isWhole && payload.sub === accountUser(namespace, account).name ? { namespace, secret, account } : undefined;
}

/** The secret must still hold the very token, and the account be the one that it was made for. */
function isGood(
  token: string,
  { claims, secret }: { readonly claims: Claimed; readonly secret: Secret },
  { labels, lookup, clock }: LegacyTokenOptions,
): boolean {
  const { namespace, account } = claims;
  if (isGone(secret.metadata, clock()) || secret.metadata?.labels?.[labels.invalidSince] !== undefined) return false;
  const found = lookup("serviceaccounts", namespace, account.name);
  if (found === undefined || found.uid !== account.uid || isGone(found, clock())) return false;
  return isSame(Buffer.from(secret.data?.["token"] ?? "", "base64"), Buffer.from(token));
}
