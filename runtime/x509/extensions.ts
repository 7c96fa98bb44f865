import type { KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { bitString, type DerValue, der, derValues, tags } from "./der.ts";
import { identifiers } from "./identifiers.ts";
import { type Issuer, keyIdentifierOf } from "./sign.ts";

/** SEQUENCE { identifier, is it critical (may be left out), OCTET STRING of the value } */
export function extension(identifier: Buffer, value: Buffer, importance?: "critical"): Buffer {
  const isCritical = importance === undefined ? [] : [truth];
  return der(tags.sequence, identifier, ...isCritical, der(tags.octetString, value));
}

const truth = der(tags.boolean, Buffer.from([0xff]));

/** The value of an extension among those that stand one after another. */
export function findExtension(extensions: Buffer | undefined, identifier: Buffer): DerValue | undefined {
  for (const { content } of derValues(extensions) ?? []) {
    const [name, ...rest] = derValues(content) ?? [];
    if (name?.whole.equals(identifier)) return derValues(rest.at(-1)?.content)?.[0];
  }
  return undefined;
}

export const ofAuthority: Buffer = extension(identifiers.basicConstraints, der(tags.sequence, truth), "critical");
export const ofNoAuthority: Buffer = extension(identifiers.basicConstraints, der(tags.sequence), "critical");

/** What the key is for: the bits of RFC 5280, each from 0 to 8. */
export function keyUsage(bits: readonly number[]): Buffer {
  const last = Math.max(...bits);
  const bytes = Buffer.alloc(last < 8 ? 1 : 2);
  for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  return extension(identifiers.keyUsage, bitString(bytes, 7 - (last & 7)), "critical");
}

export function extendedKeyUsage(purposes: readonly Buffer[]): Buffer {
  return extension(identifiers.extendedKeyUsage, der(tags.sequence, ...purposes));
}

/** By what clients tell the keys of the certificate and of its issuer apart from others. */
export function keyIdentifiers(publicKey: KeyObject, issuer: Issuer | undefined): Buffer[] {
  const own = extension(identifiers.subjectKeyIdentifier, der(tags.octetString, keyIdentifierOf(publicKey)));
  const above = issuer?.keyIdentifier;
  return above === undefined
    ? [own]
    : [own, extension(identifiers.authorityKeyIdentifier, der(tags.sequence, der(0x80, above)))];
}

/** DER of general names. */
export function subjectAltName(names: readonly Buffer[]): Buffer {
  return extension(identifiers.subjectAltName, der(tags.sequence, ...names));
}

/** DER of a DNS name or an address. */
export function hostName(name: string): Buffer {
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
