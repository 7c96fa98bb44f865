import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

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

/** JSON Web Tokens as RFC 7519 has them: three parts in base64url, of which the last signs the others. */
export function signJwt(claims: object, key: SigningKey): string {
  const content = `${encode({ alg: key.algorithm, kid: key.id })}.${encode(claims)}`;
  const signature = sign(hashes[key.algorithm], Buffer.from(content), { key: key.privateKey, dsaEncoding });
  return `${content}.${signature.toString("base64url")}`;
}

/** The claims of a token that one of the keys signed; undefined for any other text. What they say is not looked at. */
export function verifyJwt(token: string, keys: readonly VerificationKey[]): Record<string, unknown> | undefined {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || signature === "") return undefined;
  const header = decode(head);
  const claims = decode(body);
  if (header === undefined || claims === undefined) return undefined;
  const content = Buffer.from(`${head}.${body}`);
  const bytes = Buffer.from(signature, "base64url");
  const named = keys.filter((each) => each.id === header.kid);
  const isSigned = (named.length > 0 ? named : keys).some(
    (each) =>
      each.algorithm === header.alg &&
      verify(hashes[each.algorithm], content, { key: each.publicKey, dsaEncoding }, bytes),
  );
  return isSigned ? claims : undefined;
}

/** The claims of a token, without a look at its signature. */
export function unverifiedClaims(token: string): Record<string, unknown> | undefined {
  return decode(token.split(".")[1] ?? "");
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

const hashes: Readonly<Record<JwtAlgorithm, string>> = {
  RS256: "sha256",
  ES256: "sha256",
  ES384: "sha384",
  ES512: "sha512",
};

/** Two numbers of fixed length, as tokens have them, and not the structure that certificates have. */
const dsaEncoding = "ieee-p1363";

const curves: Readonly<Record<string, JwtAlgorithm>> = { prime256v1: "ES256", secp384r1: "ES384", secp521r1: "ES512" };

function verificationKeyOf(publicKey: KeyObject): VerificationKey {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  const algorithm = type === "rsa" ? "RS256" : type === "ec" ? curves[details?.namedCurve ?? ""] : undefined;
  if (algorithm === undefined)
    throw new Error(`keys of type ${type} cannot sign tokens: use RSA, or ECDSA on a NIST curve`);
  const der = publicKey.export({ type: "spki", format: "der" });
  return { id: createHash("sha256").update(der).digest("base64url"), algorithm, publicKey };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // not the text of a token
  }
}
