import { createPublicKey, type KeyObject } from "node:crypto";
import { type DerValue, der, derValues, extentOf, tags } from "./der.ts";
import { findExtension } from "./extensions.ts";
import { identifiers } from "./identifiers.ts";
import { decodeName, type Name, textsOf } from "./name.ts";
import { pemBlocks } from "./pem.ts";
import { type SignedParts, signerOf } from "./requestSignature.ts";

/** What a certificate is asked for. */
export interface CertificateRequest {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly names: readonly AltName[];
}

export interface AltName {
  readonly type: "DNS" | "Email" | "IP" | "URI";
  readonly der: Buffer;
}

/**
 * Reads a certificate request in PEM that has no `certificateRequestProblem`. Other kinds of names and other extensions
 * are passed over. Throws an Error for a part that readers of certificates do not agree on.
 */
export function readCertificateRequest(text: string): CertificateRequest {
  const parts = partsOf(pemBlocks(text)[0]?.bytes);
  const subject = parts === undefined ? undefined : decodeName(parts.subject);
  if (parts === undefined || subject === undefined) throw new Error("x509: the subject cannot be read");
  const publicKey = createPublicKey({ key: parts.publicKey, format: "der", type: "spki" });
  return { subject, publicKey, names: namesOf(parts.attributes) };
}

/** Who a request for a certificate is about. */
export interface RequestSubject {
  readonly commonName: string;
  readonly organizations: readonly string[];
}

/** The subject of a certificate request in PEM; undefined for another text. */
export function certificateRequestSubject(text: string): RequestSubject | undefined {
  const parts = partsOf(pemBlocks(text)[0]?.bytes);
  const subject = parts === undefined ? undefined : decodeName(parts.subject);
  if (subject === undefined) return undefined;
  const [commonName = ""] = textsOf(subject, identifiers.commonName).slice(-1);
  return { commonName, organizations: textsOf(subject, identifiers.organizationName) };
}

/** Attributes are SEQUENCE { identifier, SET { value } }; the value of this one is a SEQUENCE of extensions. */
function namesOf(attributes: Buffer | undefined): AltName[] {
  for (const { content } of derValues(attributes) ?? []) {
    const [name, values] = derValues(content) ?? [];
    if (!name?.whole.equals(identifiers.extensionRequest)) continue;
    const extensions = derValues(values?.content)?.[0];
    const found = findExtension(extensions?.content, identifiers.subjectAltName);
    if (found !== undefined) return (derValues(found.content) ?? []).flatMap(altName);
  }
  return [];
}

const altNameTypes: Readonly<Record<number, AltName["type"]>> = { 129: "Email", 130: "DNS", 134: "URI", 135: "IP" };

function altName({ tag, content }: DerValue): AltName[] {
  const type = altNameTypes[tag];
  if (type === undefined) return [];
  const isSound =
    type === "IP" ? content.length === 4 || content.length === 16 : content.every((byte) => byte > 0x20 && byte < 0x7f);
  if (!isSound || content.length === 0) throw new Error(`x509: a subjectAltName of type ${type} is malformed`);
  return [{ type, der: der(tag, content) }];
}

/** Why a text is no signed certificate request (PKCS#10 in PEM), or undefined when it is one. */
export function certificateRequestProblem(text: string): string | undefined {
  const [first] = pemBlocks(text);
  if (first?.type !== "CERTIFICATE REQUEST") return "PEM block type must be CERTIFICATE REQUEST";
  const signed = signedKey(first.bytes);
  return typeof signed === "string" ? signed : undefined;
}

/** The key that has signed a certificate request (PKCS#10 in DER), or what is wrong with the request. */
export function signedKey(bytes: Buffer): KeyObject | string {
  const parts = partsOf(bytes);
  if (parts !== undefined) return signerOf(parts);
  const { end = bytes.length } = extentOf(bytes, 0) ?? {};
  if (end > bytes.length) return "asn1: syntax error: data truncated";
  if (end < bytes.length && partsOf(bytes.subarray(0, end)) !== undefined) return "asn1: syntax error: trailing data";
  return "asn1: structure error: not a certificate request";
}

/** The key that a certificate request (PKCS#10 in DER) is for, signed or not; undefined where it cannot be read. */
export function readKey(bytes: Buffer): KeyObject | undefined {
  try {
    const parts = partsOf(bytes);
    return parts && createPublicKey({ key: parts.publicKey, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

interface RequestParts extends SignedParts {
  /** Contents of the name. */
  readonly subject: Buffer;
  /** What stands beside the key; it may be left out. */
  readonly attributes: Buffer | undefined;
}

/**
 * One with a thousand names has half of it.
 * @limit Certificate request in DER: 422.
 */
const maxRequestBytes = 64 * 1024;

/** A request is SEQUENCE { SEQUENCE { version, subject, key, attributes }, SEQUENCE { algorithm }, signature }. */
function partsOf(bytes: Buffer | undefined): RequestParts | undefined {
  if (bytes === undefined || bytes.length > maxRequestBytes) return undefined;
  const request = derValues(bytes);
  const [info, algorithm, signature] = derValues(request?.[0]?.content) ?? [];
  const [version, subject, key, attributes] = derValues(info?.content) ?? [];
  const [identifier, parameters] = derValues(algorithm?.content) ?? [];
  if (request?.length !== 1 || request[0]?.tag !== tags.sequence || info?.tag !== tags.sequence) return undefined;
  if (version?.tag !== tags.integer || subject?.tag !== tags.sequence || key?.tag !== tags.sequence) return undefined;
  if (identifier?.tag !== tags.objectIdentifier || signature?.tag !== tags.bitString) return undefined;
  return {
    signed: info.whole,
    subject: subject.content,
    publicKey: key.whole,
    attributes: attributes?.tag === attributesTag ? attributes.content : undefined,
    algorithm: identifier.content.toString("hex"),
    parameters: parameters?.whole,
    signature: signature.content.subarray(1), // the first byte counts unused bits
  };
}

const attributesTag = 0xa0;
