import type { KeyObject } from "node:crypto";
import { der, tags } from "./der.ts";
import * as extensions from "./extensions.ts";
import { identifiers } from "./identifiers.ts";
import { encodeName, type Name } from "./name.ts";
import { type Issuer, signCertificate } from "./sign.ts";

export interface OwnCertificate {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  /** Absent: signs itself, and may sign others. */
  readonly issuer?: Issuer;
  /** Of the issuer. */
  readonly signingKey: KeyObject;
  /** DNS names and addresses a server is reached by; absent: a client. */
  readonly names?: readonly string[];
}

/** Makes a certificate, in PEM, that is marked as the server's own. */
export function issueCertificate(wanted: OwnCertificate): string {
  const { issuer, names, publicKey } = wanted;
  const isCa = issuer === undefined;
  const purpose = names === undefined ? identifiers.clientAuth : identifiers.serverAuth;
  return signCertificate({
    ...wanted,
    subject: encodeName(wanted.subject),
    extensions: [
      isCa ? extensions.ofAuthority : extensions.ofNoAuthority,
      extensions.keyUsage(isCa ? [digitalSignature, certSign] : [digitalSignature]),
      ...extensions.keyIdentifiers(publicKey, issuer),
      ...(isCa ? [] : [extensions.extendedKeyUsage([purpose])]),
      ...(names === undefined ? [] : [extensions.subjectAltName(names.map(extensions.hostName))]),
      extensions.extension(identifiers.netscapeComment, der(tags.ia5String, Buffer.from(markOfServer))),
    ],
  });
}

const digitalSignature = 0;
const certSign = 5;

/** The comment in a certificate that a server made for itself, by which it knows that it may replace it. */
export const markOfServer = "Made by an API server for itself d59f432b-ad91-4619-a5c2-9f2d3914a49d";
