import type { JWTPayload } from "jose";
import { httpTransport } from "../../../client/httpTransport.ts";
import { memberOf } from "../../../schema/object.ts";
import { ask } from "../../httpJson.ts";
import { unverifiedClaims } from "../../jwt.ts";
import { AuthenticationError } from "../authenticator.ts";
import { Issuer, type IssuerOptions } from "./issuer.ts";

/** @limit Answer of an endpoint of a distributed claim: the token is refused. */
const timeoutMs = 10_000;
/** @limit Issuers whose keys are kept for distributed claims, of each configured issuer: the token is refused. */
const maxIssuers = 16;

export interface DistributedClaimOptions extends Omit<IssuerOptions, "url" | "discoveryUrl"> {
  /** The claim that may be elsewhere. */
  readonly claim: string;
  /** The issuer whose tokens say where it is. */
  readonly own: { readonly url: string; readonly issuer: Issuer };
  /** Throws an AuthenticationError for claims that do not hold now, or are for others. */
  readonly check: (claims: JWTPayload) => void;
}

/**
 * Fetches a claim that an issuer keeps elsewhere, as OpenID Connect has it: a token names the source of the claim and
 * the source's endpoint, which answers with a JWT that has the claim. Fails with an AuthenticationError.
 */
export function distributedClaim(options: DistributedClaimOptions): (claims: JWTPayload) => Promise<JWTPayload> {
  const { claim, own } = options;
  const issuers = new Map([[own.url, own.issuer]]);
  const issuerOf = (url: string): Issuer => {
    const known = issuers.get(url);
    if (known !== undefined) return known;
    if (!isHttps(url)) throw failed(`the issuer ${JSON.stringify(url)} is not a URL with https`);
    if (issuers.size >= maxIssuers) throw failed(`more than ${maxIssuers} issuers`);
    const issuer = new Issuer({ ...options, url, discoveryUrl: "" });
    issuers.set(url, issuer);
    return issuer;
  };
  return async (claims) => {
    const endpoint = Object.hasOwn(claims, claim) ? undefined : endpointOf(claims, claim);
    if (endpoint === undefined) return claims;
    const token = await fetchToken(endpoint, options);
    const { iss } = unverifiedClaims(token) ?? {};
    if (typeof iss !== "string") throw failed(`${endpoint.url} answers with no JWT of an issuer`);
    const found = await issuerOf(iss).verify(token);
    checkOf(options.check)(found);
    if (Object.hasOwn(found, claim)) return { ...claims, [claim]: found[claim] };
    throw failed(`jwt returned by distributed claim endpoint ${JSON.stringify(endpoint.url)} did not contain ${claim}`);
  };
}

/** Says of what fails that it is about the token of the endpoint. */
function checkOf(check: DistributedClaimOptions["check"]): DistributedClaimOptions["check"] {
  return (claims) => {
    try {
      check(claims);
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
      throw failed(error.message.replace("oidc: verify token", "verify distributed claim token"));
    }
  };
}

interface Endpoint {
  readonly url: string;
  /** "": it asks for none. */
  readonly accessToken: string;
}

/** Undefined where the token says nothing of the claim, or has it in itself. */
function endpointOf(claims: JWTPayload, claim: string): Endpoint | undefined {
  const source = memberOf(claims["_claim_names"], claim);
  if (source === undefined) return undefined;
  const described = typeof source === "string" ? memberOf(claims["_claim_sources"], source) : undefined;
  if (described === undefined) {
    throw failed(`the token names the source ${JSON.stringify(source)}, which its _claim_sources do not have`);
  }
  const [url, accessToken = ""] = [memberOf(described, "endpoint"), memberOf(described, "access_token")];
  if (url === undefined || url === "") return undefined; // an aggregated claim, which is not looked at
  if (typeof url !== "string" || !isHttps(url)) throw failed("the endpoint of the claim is not a URL with https");
  if (typeof accessToken !== "string") throw failed("the access_token of the claim is not a string");
  return { url, accessToken };
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

async function fetchToken({ url, accessToken }: Endpoint, options: DistributedClaimOptions): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  const ca = options.certificateAuthority() || undefined;
  const transport = httpTransport({
    server: origin,
    ...(ca === undefined ? {} : { ca }),
    ...(accessToken === "" ? {} : { token: accessToken }),
  });
  try {
    const path = `${pathname}${search}`;
    const { status, text } = await ask(transport, { path, accept: "application/jwt", timeoutMs });
    if (status === 200) return text.trim();
    throw new Error(`it answers ${status}`);
  } catch (error) {
    throw failed(`while getting it from ${url}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    transport.close();
  }
}

function failed(what: string): AuthenticationError {
  return new AuthenticationError(`oidc: could not expand distributed claims: ${what}`);
}
