import { createHash, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";
import { bitString, der, derValues, integer, tags, time } from "./der.ts";
import { identifiers } from "./identifiers.ts";

export interface CertificateRequest {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  /** Absent: signs itself, and may sign others. */
  readonly issuer?: Pick<Issuer, "subject" | "keyIdentifier">;
  /** Of the issuer. */
  readonly signingKey: KeyObject;
  /** DNS names and addresses a server is reached by; absent: a client. */
  readonly names?: readonly string[];
}

/** Parts of a distinguished name, in order. */
export type Name = readonly (readonly ["commonName" | "organizationName", string])[];

export interface Issuer {
  /** DER of its name, which is copied: clients compare names byte for byte. */
  readonly subject: Buffer;
  /** What it names its key by, made in whichever way. */
  readonly keyIdentifier: Buffer | undefined;
}

/**
 * Makes a certificate, in PEM, that is marked as the server's own. It is written here because libraries read and write
 * the issuer's name again, and what comes out is another name to a client that compares bytes.
 */
export function issueCertificate(request: CertificateRequest): string {
  const { issuer, signingKey, publicKey } = request;
  const { algorithm, digest } = signatureOf(signingKey);
  const subject = encodedName(request.subject);
  const signed = der(
    tags.sequence,
    der(0xa0, integer(2n)), // version 3
    integer(BigInt(`0x${randomBytes(16).toString("hex")}`) >> 1n), // 127 bits, as RFC 5280 asks
    algorithm,
    issuer?.subject ?? subject,
    der(tags.sequence, time(request.notBeforeMs), time(request.notAfterMs)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(tags.sequence, ...extensionsOf(request))),
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

function extensionsOf({ issuer, names, publicKey }: CertificateRequest): Buffer[] {
  const isCa = issuer === undefined;
  const purpose = names === undefined ? identifiers.clientAuth : identifiers.serverAuth;
  const keyIdentifier = issuer?.keyIdentifier;
  return [
    extension(identifiers.basicConstraints, der(tags.sequence, ...(isCa ? [truth] : [])), "critical"),
    extension(
      identifiers.keyUsage,
      isCa ? bitString(Buffer.from([0x84]), 2) : bitString(Buffer.from([0x80]), 7),
      "critical",
    ),
    extension(identifiers.subjectKeyIdentifier, der(tags.octetString, digestOf(publicKey))),
    ...(keyIdentifier === undefined
      ? []
      : [extension(identifiers.authorityKeyIdentifier, der(tags.sequence, der(0x80, keyIdentifier)))]),
    ...(isCa ? [] : [extension(identifiers.extendedKeyUsage, der(tags.sequence, purpose))]),
    ...(names === undefined
      ? []
      : [extension(identifiers.subjectAltName, der(tags.sequence, ...names.map(generalName)))]),
    extension(identifiers.netscapeComment, der(tags.ia5String, Buffer.from(markOfServer))),
  ];
}

/** The comment in a certificate that a server made for itself, by which it knows that it may replace it. */
export const markOfServer = "Made by an API server for itself d59f432b-ad91-4619-a5c2-9f2d3914a49d";

const truth = der(tags.boolean, Buffer.from([0xff]));

function extension(identifier: Buffer, value: Buffer, importance?: "critical"): Buffer {
  const isCritical = importance === undefined ? [] : [truth];
  return der(tags.sequence, identifier, ...isCritical, der(tags.octetString, value));
}

/** SHA-1 of the bits of the key: the name that RFC 5280 suggests for it. */
function digestOf(publicKey: KeyObject): Buffer {
  const [info] = derValues(publicKey.export({ type: "spki", format: "der" })) ?? [];
  const [, bits] = derValues(info?.content) ?? [];
  return createHash("sha1")
    .update(bits?.content.subarray(1) ?? "")
    .digest();
}

function encodedName(name: Name): Buffer {
  const parts = name.map(([attribute, text]) =>
    der(tags.set, der(tags.sequence, identifiers[attribute], der(tags.utf8String, Buffer.from(text)))),
  );
  return der(tags.sequence, ...parts);
}

function generalName(name: string): Buffer {
  return isIP(name) === 0 ? der(0x82, Buffer.from(name, "latin1")) : der(0x87, addressBytes(name));
}

function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split(".").map(Number));
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const words = (text = "") => text.split(":").filter((each) => each !== "");
  const gap = Array.from({ length: 8 - words(head).length - words(tail).length }, () => "0");
  const all = [...words(head), ...gap, ...words(tail)];
  return Buffer.from(all.map((each) => each.padStart(4, "0")).join(""), "hex");
}
