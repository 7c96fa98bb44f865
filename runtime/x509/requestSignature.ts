import { constants, createPublicKey, type KeyObject, verify } from "node:crypto";
import { derValues } from "./der.ts";

/** What the signature of a request is checked with. */
export interface SignedParts {
  readonly signed: Buffer;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Buffer;
  /** Object identifier of the way of signing, in hexadecimal. */
  readonly algorithm: string;
  /** What the way of signing needs to know beside its name, with tag and length. */
  readonly parameters: Buffer | undefined;
  readonly signature: Buffer;
}

/** A way of signing: its kind of key, and its digest, or why it proves nothing. */
interface Way {
  readonly key: "rsa" | "ec" | "ed25519";
  readonly digest?: string;
  readonly insecure?: string;
}

const ways: Readonly<Record<string, Way>> = {
  "2a864886f70d010102": { key: "rsa", insecure: "MD2-RSA" },
  "2a864886f70d010104": { key: "rsa", insecure: "MD5-RSA" },
  "2a864886f70d010105": { key: "rsa", digest: "sha1" },
  "2a864886f70d01010b": { key: "rsa", digest: "sha256" },
  "2a864886f70d01010c": { key: "rsa", digest: "sha384" },
  "2a864886f70d01010d": { key: "rsa", digest: "sha512" },
  "2a8648ce3d0401": { key: "ec", digest: "sha1" },
  "2a8648ce3d040302": { key: "ec", digest: "sha256" },
  "2a8648ce3d040303": { key: "ec", digest: "sha384" },
  "2a8648ce3d040304": { key: "ec", digest: "sha512" },
  "2b6570": { key: "ed25519" },
};
const rsaPss = "2a864886f70d01010a";
const mgf1 = "2a864886f70d010108";

/** Digests of RSA-PSS by their identifiers; the salt has the length of the digest. */
const pssDigests: Readonly<Record<string, { readonly digest: string; readonly saltBytes: number }>> = {
  "608648016503040201": { digest: "sha256", saltBytes: 32 },
  "608648016503040202": { digest: "sha384", saltBytes: 48 },
  "608648016503040203": { digest: "sha512", saltBytes: 64 },
};

const curves = ["secp224r1", "prime256v1", "secp384r1", "secp521r1"];
/** Bits of a key of RSA. Shorter ones have been factored. */
const minRsaBits = 1024;

const failures: Readonly<Record<Way["key"], string>> = {
  rsa: "crypto/rsa: verification error",
  ec: "x509: ECDSA verification failure",
  ed25519: "x509: Ed25519 verification failure",
};
const unimplemented = "x509: cannot verify signature: algorithm unimplemented";

/** The key that has signed, or why it is not known that it did. */
export function signerOf(parts: SignedParts): KeyObject | string {
  const key = keyOf(parts.publicKey);
  if (key === undefined) return unimplemented;
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType === "ec" && !curves.includes(curve ?? "")) return "x509: unsupported elliptic curve";
  return signatureProblem(key, parts) ?? key;
}

function keyOf(publicKey: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: publicKey, format: "der", type: "spki" });
  } catch {
    return undefined; // a key that cannot be read has signed nothing
  }
}

function signatureProblem(key: KeyObject, parts: SignedParts): string | undefined {
  const pss = parts.algorithm === rsaPss ? pssDigestOf(parts.parameters) : undefined;
  const way: Way | undefined = pss === undefined ? ways[parts.algorithm] : { key: "rsa", digest: pss.digest };
  if (way === undefined) return unimplemented;
  if (way.insecure !== undefined) return `x509: cannot verify signature: insecure algorithm ${way.insecure}`;
  if (way.key !== key.asymmetricKeyType) return "x509: the way of signing is not one of the key";
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (way.key === "rsa" && bits < minRsaBits) {
    return `crypto/rsa: ${bits}-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)`;
  }
  const padding = pss && { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: pss.saltBytes };
  return isSignature({ ...parts, digest: way.digest, key: { key, ...padding } }) ? undefined : failures[way.key];
}

interface Check {
  readonly signed: Buffer;
  readonly signature: Buffer;
  readonly digest: string | undefined;
  readonly key: { readonly key: KeyObject; readonly padding?: number; readonly saltLength?: number };
}

function isSignature({ signed, signature, digest, key }: Check): boolean {
  try {
    return verify(digest, signed, key, signature);
  } catch {
    return false;
  }
}

/**
 * Parameters are SEQUENCE { [0] digest, [1] SEQUENCE { mask, digest }, [2] length of the salt, ... }. Only those are
 * read that have one digest in both places and a salt of its length.
 */
function pssDigestOf(parameters: Buffer | undefined): { digest: string; saltBytes: number } | undefined {
  const [digest, mask, salt] = derValues(derValues(parameters)?.[0]?.content) ?? [];
  if (digest?.tag !== 0xa0 || mask?.tag !== 0xa1 || salt?.tag !== 0xa2) return undefined;
  const [mask1, maskDigest] = derValues(derValues(mask.content)?.[0]?.content) ?? [];
  const name = identifierOf(digest.content);
  const known = pssDigests[name];
  if (mask1?.content.toString("hex") !== mgf1 || identifierOf(maskDigest?.whole) !== name) return undefined;
  return known !== undefined && derValues(salt.content)?.[0]?.content[0] === known.saltBytes ? known : undefined;
}

/** Of SEQUENCE { identifier, ... }. */
function identifierOf(bytes: Buffer | undefined): string {
  return derValues(derValues(bytes)?.[0]?.content)?.[0]?.content.toString("hex") ?? "";
}
