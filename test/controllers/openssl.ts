import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function openssl(...args: readonly string[]): string {
  return execFileSync("openssl", args, { encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
}

/** What openssl says of a certificate, PEM, with names and times in one line each. */
export function described(pem: string): string {
  const args = ["x509", "-noout", "-text", "-nameopt", "RFC2253"];
  return execFileSync("openssl", args, { encoding: "utf8", input: pem });
}

export interface Wanted {
  /** "/O=system:nodes/CN=system:node:n1" */
  readonly subject: string;
  /** "DNS:n1,IP:10.0.0.1" */
  readonly names?: string;
  /** Further extensions, as openssl writes them. */
  readonly extensions?: readonly string[];
  /** Default an EC key. */
  readonly key?: readonly string[];
}

const ecKey = ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"];

/** A key and a request for a certificate for it, in files of this folder. */
export function requested(
  folder: string,
  { subject, names, extensions = [], key = ecKey }: Wanted,
): { readonly csr: string; readonly keyFile: string } {
  mkdirSync(folder, { recursive: true });
  const [keyFile, csrFile] = [join(folder, "client.key"), join(folder, "client.csr")];
  const all = [...(names === undefined ? [] : [`subjectAltName=${names}`]), ...extensions];
  const added = all.flatMap((each) => ["-addext", each]);
  openssl("req", "-new", "-newkey", ...key, "-noenc", "-keyout", keyFile, "-subj", subject, ...added, "-out", csrFile);
  return { csr: readFileSync(csrFile, "utf8"), keyFile };
}

/** A certificate authority with its key, in files of this folder. */
export function authority(folder: string, { days = 3650, subject = "/CN=Acme CA" } = {}) {
  mkdirSync(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, "ca.key"), join(folder, "ca.crt")];
  const out = ["-keyout", keyFile, "-out", certFile, "-days", String(days)];
  openssl("req", "-x509", "-newkey", ...ecKey, "-noenc", "-subj", subject, ...out);
  return { certFile, keyFile };
}
