import { constants, createPublicKey, verify } from "node:crypto";
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

/** A value in DER: `whole` with its tag and length, `content` without them. */
interface Value {
  readonly tag: number;
  readonly whole: Buffer;
  readonly content: Buffer;
}

const sequence = 0x30;
const integer = 0x02;
const bitString = 0x03;
const objectIdentifier = 0x06;

/** A request is SEQUENCE { SEQUENCE { version, subject, key, attributes }, SEQUENCE { algorithm }, signature }. */
function partsOf(der: Buffer): RequestParts | undefined {
  const request = valuesIn(der);
  const [info, algorithm, signature] = valuesIn(request?.[0]?.content) ?? [];
  const [version, subject, key] = valuesIn(info?.content) ?? [];
  const [identifier] = valuesIn(algorithm?.content) ?? [];
  if (request?.length !== 1 || request[0]?.tag !== sequence || info?.tag !== sequence) return undefined;
  if (version?.tag !== integer || subject?.tag !== sequence || key?.tag !== sequence) return undefined;
  if (identifier?.tag !== objectIdentifier || signature?.tag !== bitString) return undefined;
  return {
    signed: info.whole,
    publicKey: key.whole,
    algorithm: identifier.content.toString("hex"),
    signature: signature.content.subarray(1), // the first byte counts unused bits
  };
}

/** The values that stand one after another, or undefined when the bytes are no DER. */
function valuesIn(der: Buffer | undefined): Value[] | undefined {
  if (der === undefined) return undefined;
  const found: Value[] = [];
  for (let at = 0; at < der.length; ) {
    const tag = der[at] ?? 0;
    const first = der[at + 1];
    if (first === undefined) return undefined;
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    const start = at + 2 + lengthBytes;
    if (lengthBytes > 4 || first === 0x80 || start > der.length) return undefined;
    const end = start + (lengthBytes === 0 ? first : der.readUIntBE(at + 2, lengthBytes));
    if (end > der.length) return undefined;
    found.push({ tag, whole: der.subarray(at, end), content: der.subarray(start, end) });
    at = end;
  }
  return found;
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
