import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { type Certificate, certificatesOf } from "./certificate.ts";
import * as extensions from "./extensions.ts";
import { encodeName, type Name } from "./name.ts";
import { signCertificate } from "./sign.ts";
import { keyUsagesOf } from "./usages.ts";

/** Who signs certificates for others. */
export interface Authority {
  readonly certificate: Certificate;
  readonly key: KeyObject;
}

/** The first certificate that the key belongs to, both PEM. Throws an Error that says what is wrong with them. */
export function authorityOf(certPem: string, keyPem: string): Authority {
  const certificates = certificatesOf(certPem);
  const key = createPrivateKey(keyPem);
  const certificate = certificates.find(({ x509 }) => x509.checkPrivateKey(key));
  if (certificate === undefined) throw new Error("none of the certificates has this key");
  if (!certificate.x509.ca || !certificate.maySign) throw new Error("the certificate may not sign others");
  return { certificate, key };
}

export interface LeafRequest {
  readonly subject: Name;
  /** In any form that Node reads. */
  readonly publicKey: KeyObject;
  /** DER of general names. */
  readonly names: readonly Buffer[];
  /** As requests say them: "client auth", "digital signature". */
  readonly usages: readonly string[];
  readonly durationMs: number;
}

/** By how much a certificate begins before it is made, for clocks that are behind. */
const backdateMs = 5 * 60_000;
/** A certificate of at most this has its whole duration from now; a longer one counts from its begin. */
const shortMs = 8 * 3_600_000;

/**
 * Makes a certificate for a requester, in PEM, that is no authority and ends with its issuer at the latest. Throws an
 * Error when the issuer has expired or its key may not sign.
 */
export function issueLeaf(request: LeafRequest, { certificate, key }: Authority, nowMs: number): string {
  const { subject, names, durationMs } = request;
  const publicKey = request.publicKey.type === "private" ? createPublicKey(request.publicKey) : request.publicKey;
  const { bits, purposes } = keyUsagesOf(request.usages);
  const notBeforeMs = nowMs - backdateMs;
  const wantedMs = (durationMs > shortMs ? notBeforeMs : nowMs) + durationMs;
  const issuerEndsMs = Date.parse(certificate.x509.validTo);
  if (issuerEndsMs <= nowMs)
    throw new Error(`the signer has expired: its certificate ended on ${certificate.x509.validTo}`);
  return signCertificate({
    subject: encodeName(subject),
    publicKey,
    notBeforeMs,
    notAfterMs: Math.min(wantedMs, issuerEndsMs),
    issuer: certificate,
    signingKey: key,
    extensions: [
      extensions.ofNoAuthority,
      ...(bits.length === 0 ? [] : [extensions.keyUsage(bits)]),
      ...(purposes.length === 0 ? [] : [extensions.extendedKeyUsage(purposes)]),
      ...extensions.keyIdentifiers(publicKey, certificate),
      ...(names.length === 0 ? [] : [extensions.subjectAltName(names)]),
    ],
  });
}
