import { X509Certificate } from "node:crypto";

export interface PemBlock {
  /** e.g. CERTIFICATE. */
  readonly type: string;
  readonly hasHeaders: boolean;
  readonly bytes: Buffer;
}

const block = /^-----BEGIN ([^\n-]+)-----[ \t]*\r?\n([\s\S]*?)^-----END \1-----/gm;
const header = /^[^\n:]+:[^\n]*$/m;

/** The blocks of a text in order; whatever stands between them is passed over, as is a block that is no base64. */
export function pemBlocks(text: string): PemBlock[] {
  const found: PemBlock[] = [];
  for (const [, type = "", body = ""] of text.matchAll(block)) {
    const hasHeaders = header.test(body);
    const base64 = (hasHeaders ? body.slice(body.search(/\r?\n\r?\n/)) : body).replace(/\s/g, "");
    if (/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) found.push({ type, hasHeaders, bytes: Buffer.from(base64, "base64") });
  }
  return found;
}

/** The certificate of a block, or undefined when it is none. */
export function parseCertificate(bytes: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
  } catch {
    return undefined; // the caller says what is wrong, in its own words
  }
}
