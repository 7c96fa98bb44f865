import { createHash, type KeyObject, randomBytes, sign } from "node:crypto";
import { bitString, der, derValues, integer, tags, time } from "./der.ts";
import { identifiers } from "./identifiers.ts";

export interface CertificateParts {
  /** DER of the name. */
  readonly subject: Buffer;
  readonly publicKey: KeyObject;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  /** Absent: signs itself. */
  readonly issuer?: Issuer;
  /** Of the issuer. */
  readonly signingKey: KeyObject;
  /** DER of each. */
  readonly extensions: readonly Buffer[];
}

export interface Issuer {
  /** DER of its name, which is copied: clients compare names byte for byte. */
  readonly subject: Buffer;
  /** What it names its key by, made in whichever way. */
  readonly keyIdentifier: Buffer | undefined;
}

/**
 * Makes a certificate, in PEM. It is written here because libraries read and write the issuer's name again, and what
 * comes out is another name to a client that compares bytes. Throws an Error for a key that may not sign.
 */
export function signCertificate(parts: CertificateParts): string {
  const { subject, publicKey, issuer, signingKey } = parts;
  const { algorithm, digest } = signatureOf(signingKey);
  const signed = der(
    tags.sequence,
    der(0xa0, integer(2n)), // version 3
    integer(BigInt(`0x${randomBytes(16).toString("hex")}`) >> 1n), // 127 bits, as RFC 5280 asks
    algorithm,
    issuer?.subject ?? subject,
    der(tags.sequence, time(parts.notBeforeMs), time(parts.notAfterMs)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(tags.sequence, ...parts.extensions)),
  );
  const whole = der(tags.sequence, signed, algorithm, bitString(sign(digest, signed, signingKey)));
  const lines = whole.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

interface Signature {
  /** AlgorithmIdentifier */
  readonly algorithm: Buffer;
  /** Null where the way of signing has its own. */
  readonly digest: string | null;
}

/** How a key signs. Throws an Error for a key that common clients believe no certificate of. */
export function signatureOf(key: KeyObject): Signature {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === "rsa") {
    const algorithm = der(tags.sequence, identifiers.sha256WithRsaEncryption, der(tags.null));
    return { algorithm, digest: "sha256" };
  }
  if (type === "ed25519") return { algorithm: der(tags.sequence, identifiers.ed25519), digest: null };
  const curve = curves[details?.namedCurve ?? ""];
  if (type !== "ec" || curve === undefined) {
    throw new Error(
      `a key of type ${details?.namedCurve ?? type} signs no certificates here: use RSA, P-256, P-384, P-521 or Ed25519`,
    );
  }
  return { algorithm: der(tags.sequence, curve.identifier), digest: curve.digest };
}

const curves: Readonly<Record<string, { readonly identifier: Buffer; readonly digest: string }>> = {
  prime256v1: { identifier: identifiers.ecdsaWithSha256, digest: "sha256" },
  secp384r1: { identifier: identifiers.ecdsaWithSha384, digest: "sha384" },
  secp521r1: { identifier: identifiers.ecdsaWithSha512, digest: "sha512" },
};

/** SHA-1 of the bits of the key: the name that RFC 5280 suggests for it. */
export function keyIdentifierOf(publicKey: KeyObject): Buffer {
  const [info] = derValues(publicKey.export({ type: "spki", format: "der" })) ?? [];
  const [, bits] = derValues(info?.content) ?? [];
  return createHash("sha1")
    .update(bits?.content.subarray(1) ?? "")
    .digest();
}
