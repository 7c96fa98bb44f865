import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { textIfThereSync } from "../files.ts";

/** PEM texts; the certificate may be followed by those above it. */
export interface CertificatePair {
  readonly cert: string;
  readonly key: string;
}

export interface KeptCertificate extends CertificatePair {
  readonly x509: X509Certificate;
}

/** Where an agent keeps one of its certificates: a file of each, and a link that leads to the one that counts. */
export interface CertificateStore {
  /** The link: "<folder>/<name>-current.pem". */
  readonly current: string;
  /** Undefined where there is none, or one that cannot be used. */
  readonly read: () => KeptCertificate | undefined;
  readonly write: (pair: CertificatePair, nowMs: number) => void;
  /** Key of the request under way, which an agent that starts anew goes on with; PEM. */
  readonly pendingKey: { readonly read: () => string | undefined; readonly write: (key: string) => void };
}

/** Certificates before the current one that stay on disk, so that an administrator can go back to them. */
const keptBefore = 1;

/** `name` is that of the files: "nodeagent-client". */
export function certificateStore(folder: string, name: string): CertificateStore {
  const current = join(folder, `${name}-current.pem`);
  const pending = join(folder, `${name}.key.tmp`);
  const writeFile = (path: string, text: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600, flush: true });
  };
  return {
    current,
    read: () => pairIn(textIfThereSync(current)),
    write: ({ cert, key }, nowMs) => {
      const dated = join(folder, `${name}-${timeText(nowMs)}.pem`);
      const link = join(folder, `${name}-updated.pem`);
      rmSync(dated, { force: true });
      writeFile(dated, `${cert.trimEnd()}\n${key.trimEnd()}\n`);
      rmSync(link, { force: true });
      symlinkSync(dated, link);
      renameSync(link, current);
      rmSync(pending, { force: true });
      removeOlder(folder, name, basename(readlinkSync(current)));
    },
    pendingKey: { read: () => textIfThereSync(pending), write: (key) => writeFile(pending, key) },
  };
}

/** "2026-11-23-12-30-00" */
function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[T:]/g, "-");
}

function removeOlder(folder: string, name: string, current: string): void {
  const dated = new RegExp(`^${name}-\\d{4}(-\\d\\d){5}\\.pem$`);
  const others = readdirSync(folder).filter((each) => dated.test(each) && each !== current);
  for (const each of others.sort().slice(0, Math.max(0, others.length - keptBefore))) {
    rmSync(join(folder, each), { force: true });
  }
}

/** The first certificate of a text, with the key that it is of. */
function pairIn(text: string | undefined): KeptCertificate | undefined {
  const blocks = text?.match(/^-----BEGIN ([A-Z ]+)-----$[\s\S]+?^-----END \1-----$/gm) ?? [];
  const isKey = (block: string) => /^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(block);
  const key = blocks.find(isKey);
  const certificates = blocks.filter((each) => !isKey(each));
  const [first] = certificates;
  if (key === undefined || first === undefined) return undefined;
  try {
    const x509 = new X509Certificate(first);
    if (!x509.checkPrivateKey(createPrivateKey(key))) return undefined;
    return { cert: `${certificates.join("\n")}\n`, key: `${key}\n`, x509 };
  } catch {
    return undefined; // a damaged file counts as none: the agent asks for another
  }
}
