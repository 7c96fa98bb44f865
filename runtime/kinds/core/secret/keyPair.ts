import { createPrivateKey, type KeyObject } from "node:crypto";
import { parseCertificate, type PemBlock, pemBlocks } from "../../../x509/pem.ts";

const certificateKey = "tls.crt";
const privateKeyKey = "tls.key";

/** @limit Bytes of a private key that is compared with its certificate: a longer one is not warned of. */
const maxKeyBytes = 16 * 1024;

/** Why servers cannot use a certificate with its key, as the libraries that they are written with say it. */
export function keyPairFault(data: Readonly<Record<string, string>>): string | undefined {
  const [certificates, keys] = [blocksOf(data[certificateKey]), blocksOf(data[privateKeyKey])];
  const first = certificates.find(({ type }) => type === "CERTIFICATE");
  if (first === undefined) return `tls: ${missingCertificate(typesOf(certificates))}`;
  const key = keys.find(({ type }) => isKey(type));
  if (key === undefined) return `tls: ${missingKey(typesOf(keys))}`;
  const certificate = parseCertificate(first.bytes);
  if (certificate === undefined) return "x509: malformed certificate";
  if (key.bytes.length > maxKeyBytes) return undefined;
  const parsed = parseKey(key.bytes);
  if (parsed === undefined) return "tls: failed to parse private key";
  if (parsed.asymmetricKeyType !== certificate.publicKey.asymmetricKeyType) {
    return "tls: private key type does not match public key type";
  }
  return certificate.checkPrivateKey(parsed) ? undefined : "tls: private key does not match public key";
}

function blocksOf(base64 = ""): PemBlock[] {
  return pemBlocks(Buffer.from(base64, "base64").toString("latin1"));
}

function typesOf(blocks: readonly PemBlock[]): string[] {
  return blocks.map(({ type }) => type);
}

function isKey(type: string): boolean {
  return type === "PRIVATE KEY" || type.endsWith(" PRIVATE KEY");
}

function missingCertificate(types: readonly string[]): string {
  const [only = ""] = types;
  if (types.length === 0) return "failed to find any PEM data in certificate input";
  if (types.length === 1 && only.endsWith("PRIVATE KEY")) {
    const found = "but did find a private key; PEM inputs may have been switched";
    return `failed to find certificate PEM data in certificate input, ${found}`;
  }
  const skipped = "after skipping PEM blocks of the following types";
  return `failed to find "CERTIFICATE" PEM block in certificate input ${skipped}: [${types.join(" ")}]`;
}

function missingKey(types: readonly string[]): string {
  if (types.length === 0) return "failed to find any PEM data in key input";
  if (types.length === 1 && types[0] === "CERTIFICATE") {
    return "found a certificate rather than a key in the PEM for the private key";
  }
  const skipped = "after skipping PEM blocks of the following types";
  return `failed to find PEM block with type ending in "PRIVATE KEY" in key input ${skipped}: [${types.join(" ")}]`;
}

/** In the forms in which keys are kept, whatever the block is called. */
function parseKey(key: Buffer): KeyObject | undefined {
  for (const type of ["pkcs8", "pkcs1", "sec1"] as const) {
    try {
      return createPrivateKey({ key, format: "der", type });
    } catch {} // it may be of the next form
  }
  return undefined;
}
