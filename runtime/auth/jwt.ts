import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { JWTPayload } from "jose";
// By part: the whole library takes twice as long to load.
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JOSEError } from "jose/errors";
import { compactVerify } from "jose/jws/compact/verify";
import { decodeJwt } from "jose/jwt/decode";
import { SignJWT } from "jose/jwt/sign";

/** A public key, and how signatures of it are made. */
export interface VerificationKey {
  /** Tells the keys of a set apart: the digest of the public key. */
  readonly id: string;
  readonly algorithm: JwtAlgorithm;
  readonly publicKey: KeyObject;
}

export interface SigningKey extends VerificationKey {
  readonly privateKey: KeyObject;
}

export type JwtAlgorithm = "RS256" | "ES256" | "ES384" | "ES512";

/** A JSON Web Token of RFC 7519, with its key named. */
export function signJwt(claims: JWTPayload, { algorithm, id, privateKey }: SigningKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: id }).sign(privateKey);
}

/**
 * The claims of a token that one of the keys signed; undefined for any other text. A token that names no key is tried
 * with all, another with keys of that name alone. What the claims say is not checked.
 */
export async function verifyJwt(token: string, keys: readonly VerificationKey[]): Promise<JWTPayload | undefined> {
  const claims = unverifiedClaims(token);
  if (claims === undefined) return undefined;
  const header = unlessMalformed(() => decodeProtectedHeader(token));
  if (header === undefined) return undefined;
  const { kid } = header;
  for (const key of kid === undefined || kid === "" ? keys : keys.filter((each) => each.id === kid)) {
    if (key.algorithm === header.alg && (await isSignedBy(key, token))) return claims;
  }
  return undefined;
}

/** The claims of a token, without a look at its signature; undefined for a text that is no token. */
export function unverifiedClaims(token: string): JWTPayload | undefined {
  return hasThreeParts(token) ? unlessMalformed(() => decodeJwt(token)) : undefined;
}

/** Three parts of base64url without padding. A text of very many parts is not split to find that out. */
function hasThreeParts(token: string): boolean {
  return /^[\w-]*\.[\w-]*\.[\w-]*$/.test(token);
}

/** Reads a private key in PEM form. Throws an Error for anything else, and for kinds of keys that sign no tokens. */
export function signingKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  return { ...verificationKeyOf(createPublicKey(privateKey)), privateKey };
}

/** Reads the public keys of PEM text: public keys, private ones or certificates, one or several. Throws an Error. */
export function verificationKeys(pem: string): VerificationKey[] {
  const blocks = pem.match(/-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g) ?? [];
  if (blocks.length === 0) throw new Error("there is no key in PEM form");
  return blocks
    .filter((each) => !each.includes("EC PARAMETERS"))
    .map((each) => verificationKeyOf(createPublicKey(each)));
}

/** A key as JSON Web Key Sets list it. */
export function jwkOf({ id, algorithm, publicKey }: VerificationKey): Record<string, unknown> {
  const { kty, ...members } = publicKey.export({ format: "jwk" });
  return { use: "sig", kty, kid: id, alg: algorithm, ...members };
}

/** RFC 7518, section 3.3. */
const minRsaBits = 2048;

const curves: Readonly<Record<string, JwtAlgorithm>> = { prime256v1: "ES256", secp384r1: "ES384", secp521r1: "ES512" };

function verificationKeyOf(publicKey: KeyObject): VerificationKey {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  const algorithm = type === "rsa" ? "RS256" : type === "ec" ? curves[details?.namedCurve ?? ""] : undefined;
  if (algorithm === undefined)
    throw new Error(`keys of type ${type} sign no tokens: use RSA, or ECDSA on a NIST curve`);
  if ((details?.modulusLength ?? minRsaBits) < minRsaBits)
    throw new Error(`an RSA key of ${details?.modulusLength} bits signs no tokens: use ${minRsaBits} or more`);
  const der = publicKey.export({ type: "spki", format: "der" });
  return { id: createHash("sha256").update(der).digest("base64url"), algorithm, publicKey };
}

async function isSignedBy({ algorithm, publicKey }: VerificationKey, token: string): Promise<boolean> {
  try {
    await compactVerify(token, publicKey, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof JOSEError) return false;
    throw error;
  }
}

/** jose throws a TypeError for a header that it cannot read, and an error of its own for such claims. */
function unlessMalformed<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch (error) {
    if (error instanceof JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
