import { constants, createPublicKey, verify } from "node:crypto";
import { derValues, tags } from "./der.ts";
import { pemBlocks } from "./pem.ts";

/** Why a text is no signed certificate request (PKCS#10 in PEM), or undefined when it is one. */
export function certificateRequestProblem(text: string): string | undefined {
  const [first] = pemBlocks(text);
  if (first?.type !== "CERTIFICATE REQUEST") return "PEM block type must be CERTIFICATE REQUEST";
  const parts = partsOf(first.bytes);
  if (parts === undefined) return "asn1: structure error: not a certificate request";
  return hasValidSignature(parts) ? undefined : "x509: the signature of the certificate request does not match its key";
}

interface RequestParts {
  /** What is signed. */
  readonly signed: Buffer;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Buffer;
  /** Object identifier of the way of signing, in hexadecimal. */
  readonly algorithm: string;
  readonly signature: Buffer;
}

/** A request is SEQUENCE { SEQUENCE { version, subject, key, attributes }, SEQUENCE { algorithm }, signature }. */
function partsOf(der: Buffer): RequestParts | undefined {
  const request = derValues(der);
  const [info, algorithm, signature] = derValues(request?.[0]?.content) ?? [];
  const [version, subject, key] = derValues(info?.content) ?? [];
  const [identifier] = derValues(algorithm?.content) ?? [];
  if (request?.length !== 1 || request[0]?.tag !== tags.sequence || info?.tag !== tags.sequence) return undefined;
  if (version?.tag !== tags.integer || subject?.tag !== tags.sequence || key?.tag !== tags.sequence) return undefined;
  if (identifier?.tag !== tags.objectIdentifier || signature?.tag !== tags.bitString) return undefined;
  return {
    signed: info.whole,
    publicKey: key.whole,
    algorithm: identifier.content.toString("hex"),
    signature: signature.content.subarray(1), // the first byte counts unused bits
  };
}

/** Digests by the identifier of the way of signing; null where the way has its own. */
const digests: Readonly<Record<string, string | null>> = {
  "2a864886f70d010105": "sha1",
  "2a864886f70d01010b": "sha256",
  "2a864886f70d01010c": "sha384",
  "2a864886f70d01010d": "sha512",
  "2a8648ce3d0401": "sha1",
  "2a8648ce3d040302": "sha256",
  "2a8648ce3d040303": "sha384",
  "2a8648ce3d040304": "sha512",
  "2b6570": null,
};
const rsaPss = "2a864886f70d01010a";

function hasValidSignature({ signed, publicKey, algorithm, signature }: RequestParts): boolean {
  try {
    const key = createPublicKey({ key: publicKey, format: "der", type: "spki" });
    if (algorithm === rsaPss) {
      const padding = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
      return ["sha256", "sha384", "sha512"].some((digest) => verify(digest, signed, padding, signature));
    }
    const digest = digests[algorithm];
    return digest !== undefined && verify(digest, signed, key, signature);
  } catch {
    return false; // a key that cannot be read has signed nothing
  }
}
