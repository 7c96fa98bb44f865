import type { FlattenedJWSInput, JSONWebKeySet, JWSHeaderParameters, JWTPayload } from "jose";
import { JOSEError, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWSSignatureVerificationFailed } from "jose/errors";
import { createLocalJWKSet } from "jose/jwks/local";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { compactVerify } from "jose/jws/compact/verify";
import { decodeJwt } from "jose/jwt/decode";
import { httpTransport } from "../../../client/httpTransport.ts";
import { pause } from "../../../lib/pause.ts";
import { askJson } from "../../httpJson.ts";
import { quoted, quotedList } from "../../../schema/quoted.ts";
import { AuthenticationError } from "../authenticator.ts";

export interface IssuerOptions {
  readonly url: string;
  /** Where its configuration is; "": below the URL, where OpenID Connect says. */
  readonly discoveryUrl: string;
  /** PEM, as it is now; "": those that the system believes. */
  readonly certificateAuthority: () => string;
  readonly algorithms: readonly string[];
  readonly clock: () => number;
  readonly logWarning: (message: string) => void;
}

/** @limit Answer of an issuer: tokens that wait for it are refused. */
const timeoutMs = 10_000;
/** Milliseconds after which keys are fetched again, so that those taken back do not stay. */
const freshMs = 10 * 60_000;
/** Milliseconds between two fetches, whatever tokens ask for: other keys than those known, or an issuer that fails. */
const pauseMs = 5000;
/** Milliseconds between two messages in the log that the keys of an issuer cannot be had. */
const logMs = 60_000;
/** @limit Keys of an issuer: it is not believed. */
const maxKeys = 1000;

type Keys = ReturnType<typeof createLocalJWKSet>;

/** The keys of an issuer, which it publishes; fetched when a token first needs them, and again when it has new ones. */
export class Issuer {
  readonly #options: IssuerOptions;
  #keys: Keys | undefined;
  #fetchedMs = Number.NEGATIVE_INFINITY;
  #failure = "";
  #loggedMs = Number.NEGATIVE_INFINITY;
  #fetching: Promise<void> | undefined;

  constructor(options: IssuerOptions) {
    this.#options = options;
  }

  /** The claims of a token that it signed. Fails with an AuthenticationError for others. */
  async verify(token: string): Promise<JWTPayload> {
    const { algorithms } = this.#options;
    checkAlgorithm(token, algorithms);
    const keys = await this.#current();
    const claims = await verified(token, keys, algorithms);
    if (claims !== undefined) return claims;
    if (!this.#mayFetch()) throw unsigned();
    await this.#fetch();
    const again = await verified(token, await this.#current(), algorithms);
    if (again === undefined) throw unsigned();
    return again;
  }

  /** Waits until its keys are here. Rejects with an Error when the signal is aborted before. */
  async known(signal: AbortSignal): Promise<void> {
    while (this.#keys === undefined) {
      if (this.#mayFetch()) await this.#fetch();
      if (this.#keys !== undefined) return;
      await pause(pauseMs, signal);
      if (!signal.aborted) continue;
      const issuer = JSON.stringify(this.#options.url);
      throw new Error(`oidc: authenticator for issuer ${issuer} is not healthy: ${this.#failure}`);
    }
  }

  /** Old ones are good while the issuer does not answer. */
  async #current(): Promise<Keys> {
    const isFresh = this.#keys !== undefined && this.#options.clock() - this.#fetchedMs < freshMs;
    if (!isFresh && (this.#fetching !== undefined || this.#mayFetch())) await this.#fetch();
    if (this.#keys === undefined) throw new AuthenticationError("oidc: authenticator not initialized");
    return this.#keys;
  }

  #mayFetch(): boolean {
    return this.#fetching !== undefined || this.#options.clock() - this.#fetchedMs >= pauseMs;
  }

  /** Tokens that wait share one fetch. Never fails: what went wrong is kept for the answer. */
  #fetch(): Promise<void> {
    this.#fetching ??= this.#load()
      .catch((error: unknown) => this.#failed(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.#fetchedMs = this.#options.clock();
        this.#fetching = undefined;
      });
    return this.#fetching;
  }

  #failed(failure: string): void {
    const { url, clock, logWarning } = this.#options;
    this.#failure = failure;
    if (clock() - this.#loggedMs < logMs) return;
    this.#loggedMs = clock();
    logWarning(`cannot get the keys of the token issuer ${url}: ${failure}`);
  }

  async #load(): Promise<void> {
    const { url, discoveryUrl } = this.#options;
    const ca = this.#options.certificateAuthority() || undefined;
    const get = async (from: string): Promise<Readonly<Record<string, unknown>>> => {
      const { origin, pathname, search } = new URL(from);
      const transport = httpTransport({ server: origin, ...(ca === undefined ? {} : { ca }) });
      try {
        const { status, json } = await askJson(transport, { path: `${pathname}${search}`, timeoutMs });
        if (status !== 200) throw new Error(`${from} answers ${status}`);
        if (json === undefined) throw new Error(`${from} answers with no JSON object`);
        return json;
      } finally {
        transport.close();
      }
    };
    const { issuer, jwks_uri: keysUrl } = await get(
      discoveryUrl === "" ? `${url.replace(/\/$/, "")}/.well-known/openid-configuration` : discoveryUrl,
    );
    if (issuer !== url) throw new Error("its configuration names another issuer");
    if (typeof keysUrl !== "string" || !keysUrl.startsWith("https://")) {
      throw new Error("its configuration names no jwks_uri with https");
    }
    const { keys } = await get(keysUrl);
    if (!Array.isArray(keys) || keys.length > maxKeys) throw new Error(`${keysUrl} has no key set, or too many keys`);
    this.#keys = createLocalJWKSet({ keys } as JSONWebKeySet);
  }
}

/** A token says how it is signed; what else it says that a reader must understand, this one does not. */
function checkAlgorithm(token: string, algorithms: readonly string[]): void {
  const { alg, crit } = headerOf(token);
  if (typeof alg !== "string" || !algorithms.includes(alg)) {
    const [expected, got] = [quotedList([...algorithms].sort()), quoted(typeof alg === "string" ? alg : "")];
    throw refused(`oidc: id token signed with unsupported algorithm, expected ${expected} got ${got}`);
  }
  if (crit !== undefined) throw unsigned();
}

function headerOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return decodeProtectedHeader(token);
  } catch (error) {
    if (error instanceof TypeError) throw refused("oidc: malformed jwt"); // of jose
    throw error;
  }
}

/** Undefined where none of the keys that the token may mean has signed it: the issuer may have others by now. */
async function verified(token: string, keys: Keys, algorithms: readonly string[]): Promise<JWTPayload | undefined> {
  try {
    await compactVerify(token, named(keys), { algorithms: [...algorithms] });
    return decodeJwt(token);
  } catch (error) {
    if (error instanceof JWKSMultipleMatchingKeys) return verifiedByAny(token, error, algorithms);
    if (error instanceof JWKSNoMatchingKey || isOfKey(error)) return undefined;
    if (error instanceof JOSEError) throw unsigned();
    throw error;
  }
}

/** A token that names no key, or "", may be signed by any. */
function named(keys: Keys): (header: JWSHeaderParameters, token: FlattenedJWSInput) => ReturnType<Keys> {
  return (header, token) => {
    const { kid, ...rest } = header;
    return keys(kid === "" ? rest : header, token);
  };
}

/** A token that several keys fit is good when any of them has signed it. */
async function verifiedByAny(
  token: string,
  candidates: JWKSMultipleMatchingKeys,
  algorithms: readonly string[],
): Promise<JWTPayload | undefined> {
  for await (const key of candidates) {
    try {
      await compactVerify(token, key, { algorithms: [...algorithms] });
      return decodeJwt(token);
    } catch (error) {
      if (!(error instanceof JOSEError || isOfKey(error))) throw error;
    }
  }
  return undefined;
}

/**
 * Whether a key has not signed the token, or cannot be used: jose throws a TypeError for one that is too small, Web
 * Crypto an error of its own for one that it cannot read.
 */
function isOfKey(error: unknown): boolean {
  return [JWSSignatureVerificationFailed, TypeError, DOMException].some((kind) => error instanceof kind);
}

function unsigned(): AuthenticationError {
  return refused("failed to verify signature: failed to verify id token signature");
}

function refused(what: string): AuthenticationError {
  return new AuthenticationError(`oidc: verify token: ${what}`);
}
