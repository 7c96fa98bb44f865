import { objectIdentifier } from "./der.ts";

/** Object identifiers in DER, by the names that their standards give them. */
export const identifiers = {
  commonName: objectIdentifier("2.5.4.3"),
  organizationName: objectIdentifier("2.5.4.10"),
  subjectKeyIdentifier: objectIdentifier("2.5.29.14"),
  keyUsage: objectIdentifier("2.5.29.15"),
  subjectAltName: objectIdentifier("2.5.29.17"),
  basicConstraints: objectIdentifier("2.5.29.19"),
  authorityKeyIdentifier: objectIdentifier("2.5.29.35"),
  extendedKeyUsage: objectIdentifier("2.5.29.37"),
  /** Of an attribute of a certificate request. */
  extensionRequest: objectIdentifier("1.2.840.113549.1.9.14"),
  serverAuth: objectIdentifier("1.3.6.1.5.5.7.3.1"),
  clientAuth: objectIdentifier("1.3.6.1.5.5.7.3.2"),
  sha256WithRsaEncryption: objectIdentifier("1.2.840.113549.1.1.11"),
  ecdsaWithSha256: objectIdentifier("1.2.840.10045.4.3.2"),
  ecdsaWithSha384: objectIdentifier("1.2.840.10045.4.3.3"),
  ecdsaWithSha512: objectIdentifier("1.2.840.10045.4.3.4"),
  ed25519: objectIdentifier("1.3.101.112"),
  /** A comment. An identifier of our own would be made of a UUID, a number that is too large for clients in Go. */
  netscapeComment: objectIdentifier("2.16.840.1.113730.1.13"),
} as const;
