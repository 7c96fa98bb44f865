import {
  groupAuthenticated,
  groupServiceAccounts,
  groupServiceAccountsPrefix,
  userServiceAccountPrefix,
} from "../../generated/wellknown.ts";
import type { JWTPayload } from "jose";
import type { TokenIdentity } from "../schema/review.ts";
import { credentialIdKey } from "./clientCertificate.ts";
import { type JwtAlgorithm, jwkOf, signJwt, unverifiedClaims, verifyJwt } from "./jwt.ts";
import type { ServiceAccountKeys } from "./serviceAccountKeys.ts";
import type { UserInfo } from "./user.ts";

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
}

interface PrivateClaims {
  readonly namespace: string;
  readonly serviceaccount: NamedUid;
  readonly pod?: NamedUid;
  readonly secret?: NamedUid;
  readonly node?: { readonly name: string; readonly uid?: string };
}

/** Clocks differ: a token is good so many milliseconds before and after its time, and after the end of its objects. */
const leewayMs = 60_000;
/** Signatures that were right are not computed again for so long, in milliseconds. */
const verifiedMs = 10_000;
/** @limit Verified tokens kept: the oldest are verified again. */
const maxVerified = 1000;

/** Makes the tokens of service accounts, and knows them again. */
export class ServiceAccountTokens {
  readonly options: ServiceAccountTokenOptions;
  readonly #verified = new Map<string, { readonly claims: JWTPayload; readonly untilMs: number }>();
  /** Tokens whose signatures are being verified: requests that come meanwhile share the outcome. */
  readonly #verifying = new Map<string, Promise<JWTPayload | undefined>>();

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
      sub: userName(namespace, account.name),
    };
    return signJwt(claims, keys.signing);
  }

  /** Whether a token says that it is one of these; others need not be checked here. */
  isOwn(token: string): boolean {
    const issuer = unverifiedClaims(token)?.iss;
    return typeof issuer === "string" && this.options.issuers.includes(issuer);
  }

  /**
   * The account behind a token and for which of the audiences it is good; undefined when it is not signed here, out of
   * its time, for others, or when the account or what it is bound to is gone. At once where its signature is known.
   */
  authenticate(token: string, parts: TokenTerms): TokenIdentity | undefined | Promise<TokenIdentity | undefined> {
    const known = this.#verified.get(token);
    if (known !== undefined && known.untilMs > parts.nowMs) return this.#identityOf(known.claims, parts);
    return this.isOwn(token) ? this.#verify(token, parts) : undefined;
  }

  async #verify(token: string, terms: TokenTerms): Promise<TokenIdentity | undefined> {
    const known = this.#verifying.get(token);
    const verifying = known ?? this.#claimsOf(token, terms.nowMs).finally(() => this.#verifying.delete(token));
    if (known === undefined) this.#verifying.set(token, verifying);
    const claims = await verifying;
    return claims === undefined ? undefined : this.#identityOf(claims, terms);
  }

  async #claimsOf(token: string, nowMs: number): Promise<JWTPayload | undefined> {
    const claims = await verifyJwt(token, this.options.keys.verification);
    this.#verified.delete(token);
    if (claims === undefined) return undefined;
    const [oldest] = this.#verified.keys();
    if (oldest !== undefined && this.#verified.size >= maxVerified) this.#verified.delete(oldest);
    this.#verified.set(token, { claims, untilMs: nowMs + verifiedMs });
    return claims;
  }

  #identityOf(claims: JWTPayload, { audiences: wanted, nowMs, lookup }: TokenTerms): TokenIdentity | undefined {
    const { exp, nbf, aud, jti } = claims;
    if (typeof exp !== "number" || nowMs > exp * 1000 + leewayMs) return undefined;
    if (typeof nbf === "number" && nowMs < nbf * 1000 - leewayMs) return undefined;
    const audiences = textsOf(aud).filter((each) => wanted.includes(each));
    const own = privateClaims(claims[this.options.labelDomain]);
    if (audiences.length === 0 || own === undefined) return undefined;
    if (claims.sub !== userName(own.namespace, own.serviceaccount.name)) return undefined;
    if (!isAlive(own, nowMs, lookup)) return undefined;
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
    return {
      name: userName(namespace, serviceaccount.name),
      uid: serviceaccount.uid,
      groups: [groupServiceAccounts, `${groupServiceAccountsPrefix}${namespace}`, groupAuthenticated],
      ...(Object.keys(extra).length === 0 ? {} : { extra }),
    };
  }
}

function userName(namespace: string, account: string): string {
  return `${userServiceAccountPrefix}${namespace}:${account}`;
}

/** The account, and what the token is bound to, must be the very objects that it was made for. */
function isAlive({ namespace, serviceaccount, pod, secret, node }: PrivateClaims, nowMs: number, lookup: TokenLookup) {
  const isThere = (resource: Parameters<TokenLookup>[0], { name, uid }: NamedUid): boolean => {
    const found = lookup(resource, resource === "nodes" ? "" : namespace, name);
    if (found === undefined || found.uid !== uid) return false;
    return found.deletionTimestamp === undefined || Date.parse(found.deletionTimestamp) >= nowMs - leewayMs;
  };
  if (!isThere("serviceaccounts", serviceaccount)) return false;
  if (secret !== undefined && !isThere("secrets", secret)) return false;
  if (pod !== undefined) return isThere("pods", pod); // its node is a claim only; the pod exists or not
  return node === undefined || isThere("nodes", { name: node.name, uid: node.uid ?? "" });
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
