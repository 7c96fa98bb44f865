import type { JWTPayload } from "jose";
import type { TokenIdentity } from "../../schema/access/review.ts";
import { quotedList } from "../../schema/quoted.ts";
import { accountUser } from "./accountUser.ts";
import { AuthenticationError } from "./authenticator.ts";
import { credentialIdKey } from "./clientCertificate.ts";
import { RecentTokens, verifiedMs } from "../../lib/recentTokens.ts";
import { type JwtAlgorithm, jwkOf, signJwt, unverifiedClaims, verifyJwt } from "../jwt.ts";
import type { ServiceAccountKeys } from "../serviceAccountKeys.ts";
import type { UserInfo } from "../user.ts";

export interface ServiceAccountTokenOptions {
  readonly keys: ServiceAccountKeys;
  /** Who makes the tokens, as they say themselves: the first is for new ones, all are believed. */
  readonly issuers: readonly string[];
  /** Whom a token must be meant for to be good here, and whom it is for when it is asked for without. */
  readonly audiences: readonly string[];
  /** Seconds that a token may be good for; 0: as long as it is asked for. */
  readonly maxSeconds: number;
  /** Tokens of pods that have just the default length live a year, for programs that never read them again. */
  readonly extendsExpiration: boolean;
  /** Domain of the private claims and of what a user's extra says. */
  readonly labelDomain: string;
  /** Where the keys are published; "" leaves it to the address of the server. */
  readonly jwksUri: string;
  readonly newId: () => string;
}

/** What a token is about. */
export interface TokenSubject {
  readonly namespace: string;
  readonly account: NamedUid;
  readonly pod?: NamedUid;
  readonly secret?: NamedUid;
  /** Of a node that does not exist the uid is not known. */
  readonly node?: { readonly name: string; readonly uid?: string };
}

export interface NamedUid {
  readonly name: string;
  readonly uid: string;
}

/** Finds what is left of an object that tokens depend on. */
export type TokenLookup = (
  resource: "serviceaccounts" | "pods" | "secrets" | "nodes",
  namespace: string,
  name: string,
) => { readonly uid?: string; readonly deletionTimestamp?: string } | undefined;

/** What a token is checked against. */
export interface TokenTerms {
  /** Those of them that the token is for are answered. */
  readonly audiences: readonly string[];
  readonly nowMs: number;
  readonly lookup: TokenLookup;
  /**
   * Called for a good token that lives longer than was asked: whose it is, and the seconds since the end of what was
   * asked, undefined before it.
   */
  readonly noteExtended?: (subject: string, lateSeconds: number | undefined) => void;
}

interface PrivateClaims {
  readonly namespace: string;
  readonly serviceaccount: NamedUid;
  readonly pod?: NamedUid;
  readonly secret?: NamedUid;
  readonly node?: { readonly name: string; readonly uid?: string };
  /** Seconds since the epoch. */
  readonly warnafter?: number;
}

/** Clocks differ: a token is good so many milliseconds before and after its time, and after the end of its objects. */
const leewayMs = 60_000;
/** Makes the tokens of service accounts, and knows them again. */
export class ServiceAccountTokens {
  readonly options: ServiceAccountTokenOptions;
  /** Claims of tokens whose signatures were right. */
  readonly #verified = new RecentTokens<JWTPayload>(verifiedMs);

  constructor(options: ServiceAccountTokenOptions) {
    this.options = options;
  }

  /** Where tokens are from, for those who check them elsewhere. */
  get issuer(): string {
    return this.options.issuers[0] ?? "";
  }

  get algorithms(): JwtAlgorithm[] {
    return [...new Set(this.options.keys.verification.map((each) => each.algorithm))];
  }

  /** The public keys, as a JSON Web Key Set. */
  get keySet(): { readonly keys: readonly Record<string, unknown>[] } {
    return { keys: this.options.keys.verification.map(jwkOf) };
  }

  issue(
    subject: TokenSubject,
    terms: {
      readonly audiences: readonly string[];
      readonly nowMs: number;
      readonly seconds: number;
      /** Seconds after which its use is noted, for tokens that live longer than was asked. */
      readonly warnAfterSeconds?: number;
    },
  ): Promise<string> {
    const { keys, labelDomain, newId } = this.options;
    const { audiences, nowMs, seconds, warnAfterSeconds } = terms;
    const { namespace, account, ...bound } = subject;
    const now = Math.floor(nowMs / 1000);
    const claims = {
      aud: [...audiences],
      exp: now + seconds,
      iat: now,
      iss: this.issuer,
      jti: newId(),
      [labelDomain]: {
        namespace,
        ...bound,
        serviceaccount: account,
        ...(warnAfterSeconds === undefined ? {} : { warnafter: now + warnAfterSeconds }),
      },
      nbf: now,
      sub: accountUser(namespace, account).name,
    };
    return signJwt(claims, keys.signing);
  }

  /** Whether a token says that it is one of these; others need not be checked here. */
  isOwn(token: string): boolean {
    const issuer = unverifiedClaims(token)?.iss;
    return typeof issuer === "string" && this.options.issuers.includes(issuer);
  }

  /**
   * The account behind a token and for which of the audiences it is good; undefined when it is not signed here. Fails
   * when it is out of its time, for others, or when the account or what it is bound to is gone. At once where its
   * signature is known.
   */
  authenticate(token: string, terms: TokenTerms): TokenIdentity | undefined | Promise<TokenIdentity | undefined> {
    const verify = () => (this.isOwn(token) ? verifyJwt(token, this.options.keys.verification) : undefined);
    const claims = this.#verified.find(token, { nowMs: terms.nowMs, ask: verify });
    const identityOf = (found: JWTPayload | undefined) =>
      found === undefined ? undefined : this.#identityOf(found, terms);
    return claims instanceof Promise ? claims.then(identityOf) : identityOf(claims);
  }

  #identityOf(claims: JWTPayload, terms: TokenTerms): TokenIdentity | undefined {
    const { audiences: wanted, nowMs, lookup, noteExtended } = terms;
    const { aud, jti } = claims;
    const meant = textsOf(aud);
    const isMeant = new Set(meant);
    const audiences = wanted.filter((each) => isMeant.has(each));
    if (audiences.length === 0) {
      throw refused(`token audiences ${quotedList(meant)} is invalid for the target audiences ${quotedList(wanted)}`);
    }
    const problem = timeProblem(claims, nowMs);
    if (problem !== undefined) throw refused(`service account token ${problem}`);
    const own = privateClaims(claims[this.options.labelDomain]);
    if (own === undefined) return undefined;
    if (claims.sub !== accountUser(own.namespace, own.serviceaccount).name) return undefined;
    checkAlive(own, nowMs, lookup);
    const { warnafter = 0 } = own;
    if (warnafter > 0) {
      const isLate = nowMs > warnafter * 1000;
      noteExtended?.(claims.sub, isLate ? Math.floor(nowMs / 1000) - warnafter : undefined);
    }
    return { user: this.#userOf(own, typeof jti === "string" ? jti : ""), audiences };
  }

  #userOf({ namespace, serviceaccount, pod, node }: PrivateClaims, id: string): UserInfo {
    const domain = `authentication.${this.options.labelDomain}`;
    const extra: Record<string, string[]> = {};
    const tell = (key: string, value: string | undefined): void => {
      if (value) extra[`${domain}/${key}`] = [value];
    };
    tell(credentialIdKey, id === "" ? undefined : `JTI=${id}`);
    tell("node-name", node?.name);
    tell("node-uid", node?.uid);
    tell("pod-name", pod?.name);
    tell("pod-uid", pod?.uid);
    const user = accountUser(namespace, serviceaccount);
    return Object.keys(extra).length === 0 ? user : { ...user, extra };
  }
}

function refused(text: string): AuthenticationError {
  return new AuthenticationError(text);
}

/** A token without an end is none of these. */
function timeProblem({ exp, nbf, iat }: JWTPayload, nowMs: number): string | undefined {
  const begins = (seconds: unknown) => typeof seconds === "number" && nowMs < seconds * 1000 - leewayMs;
  if (begins(nbf)) return "is not valid yet";
  if (typeof exp !== "number" || nowMs > exp * 1000 + leewayMs) return "has expired";
  return begins(iat) ? "is issued in the future" : undefined;
}

/** The account, and what the token is bound to, must be the very objects that it was made for. */
function checkAlive(claims: PrivateClaims, nowMs: number, lookup: TokenLookup): void {
  const { namespace, serviceaccount, pod, secret, node } = claims;
  const account = lookup("serviceaccounts", namespace, serviceaccount.name);
  if (account === undefined) throw refused(`serviceaccounts ${JSON.stringify(serviceaccount.name)} not found`);
  if (account.uid !== serviceaccount.uid) {
    throw refused(`service account UID (${account.uid}) does not match claim (${serviceaccount.uid})`);
  }
  if (isGone(account, nowMs)) throw refused(`service account ${namespace}/${serviceaccount.name} has been deleted`);
  const check = (resource: "secrets" | "pods" | "nodes", { name, uid }: NamedUid): void => {
    const found = lookup(resource, resource === "nodes" ? "" : namespace, name);
    if (found !== undefined && found.uid !== uid) {
      const what = resource.slice(0, -1);
      throw refused(`${what} UID (${found.uid}) does not match service account ${what} ref claim (${uid})`);
    }
    if (found === undefined || isGone(found, nowMs)) throw refused("service account token has been invalidated");
  };
  if (secret !== undefined) check("secrets", secret);
  if (pod !== undefined)
    check("pods", pod); // its node is a claim only
  else if (node !== undefined) check("nodes", { name: node.name, uid: node.uid ?? "" });
}

/** Whether an object is being deleted, longer than clocks differ. */
export function isGone(meta: { readonly deletionTimestamp?: string } | undefined, nowMs: number): boolean {
  const deleted = meta?.deletionTimestamp;
  return deleted !== undefined && Date.parse(deleted) < nowMs - leewayMs;
}

/** One audience is written as a text, too. */
function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === "string");
}

/** They were signed here, so they have the form that they are made in. */
function privateClaims(value: unknown): PrivateClaims | undefined {
  const claims = value as Partial<PrivateClaims> | undefined;
  return typeof claims?.namespace === "string" && claims.serviceaccount !== undefined
    ? (claims as PrivateClaims)
    : undefined;
}
