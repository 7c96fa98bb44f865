import { X509Certificate } from "node:crypto";
import { derValues } from "./der.ts";
import { findExtension } from "./extensions.ts";
import { identifiers } from "./identifiers.ts";
import { markOfServer } from "./issue.ts";
import { pemBlocks } from "./pem.ts";

/** A certificate, and what Node does not tell of it: names byte for byte, and extensions. */
export interface Certificate {
  readonly x509: X509Certificate;
  readonly pem: string;
  /** DER of the names. */
  readonly subject: Buffer;
  readonly issuer: Buffer;
  /** What an authority names its key by, if it does. */
  readonly keyIdentifier: Buffer | undefined;
  /** Whether its key may sign certificates, as far as it says what its key is for. */
  readonly maySign: boolean;
  /** Whether a server made it for itself. */
  readonly isOurs: boolean;
}

/** The certificates of a PEM text, in order. Throws an Error for one that cannot be read. */
export function certificatesOf(text: string): Certificate[] {
  return pemBlocks(text)
    .filter(({ type }) => /^(X509 |TRUSTED )?CERTIFICATE$/.test(type))
    .map(({ bytes }) => certificateOf(bytes));
}

/** What is wrong with a PEM text of certificates; undefined: it has some, and each can be read. */
export function certificatesProblem(text: string): string | undefined {
  try {
    return certificatesOf(text).length === 0 ? "holds no certificate in PEM form" : undefined;
  } catch {
    return "holds a certificate that cannot be read";
  }
}

/** Hosts and addresses that it names. */
export function namesOf({ x509 }: Certificate): string[] {
  const texts = x509.subjectAltName?.split(", ") ?? [];
  return texts.flatMap((each) => /^(?:DNS|IP Address):(.+)$/.exec(each)?.[1] ?? []);
}

/** Whether one is signed by the other and names it byte for byte, as clients compare names. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  return certificate.issuer.equals(issuer.subject) && certificate.x509.verify(issuer.x509.publicKey);
}

/** A certificate and those above it, each of which must be among the candidates, as far up as they go. */
export function chainOf(certificate: Certificate, candidates: readonly Certificate[]): Certificate[] {
  const chain = [certificate];
  for (let last = certificate; ; ) {
    const issuer = candidates.find((each) => !chain.includes(each) && isIssuedBy(last, each));
    if (issuer === undefined || isIssuedBy(last, last)) return chain;
    chain.push(issuer);
    last = issuer;
  }
}

function certificateOf(bytes: Buffer): Certificate {
  const x509 = new X509Certificate(bytes);
  const values = derValues(derValues(derValues(x509.raw)?.[0]?.content)?.[0]?.content) ?? [];
  // [0] version, which the oldest form leaves out; serial number, algorithm, issuer, validity, subject, key, ...
  const [, , issuer, , subject, , ...rest] = values[0]?.tag === versionTag ? values.slice(1) : values;
  if (issuer === undefined || subject === undefined) throw new Error("a certificate without names");
  const extensions = derValues(rest.find(({ tag }) => tag === extensionsTag)?.content)?.[0];
  const extension = (identifier: Buffer) => findExtension(extensions?.content, identifier);
  const usage = extension(identifiers.keyUsage);
  return {
    x509,
    pem: x509.toString(),
    subject: subject.whole,
    issuer: issuer.whole,
    keyIdentifier: extension(identifiers.subjectKeyIdentifier)?.content,
    maySign: usage === undefined || ((usage.content[1] ?? 0) & certSignBit) !== 0,
    isOurs: extension(identifiers.netscapeComment)?.content.toString("latin1") === markOfServer,
  };
}

const versionTag = 0xa0;
const extensionsTag = 0xa3;
/** Of the first byte of a key's usage. */
const certSignBit = 0x04;
