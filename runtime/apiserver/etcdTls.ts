import { X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { readFlagFile } from "../lib/flagFile.ts";

/** Names of PEM files; "": none. */
export interface EtcdTlsFlags {
  readonly etcdCafile: string;
  readonly etcdCertfile: string;
  readonly etcdKeyfile: string;
}

/** PEM texts, each absent where no flag names a file. */
interface EtcdTls {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/**
 * Reads what the flags say of TLS with etcd. Throws an Error that names the flag and the file when one cannot be read,
 * or does not hold what it is named for, or is over: later, a connection would fail without a word of either.
 */
export function etcdTls({ etcdCafile, etcdCertfile, etcdKeyfile }: EtcdTlsFlags, nowMs: number): EtcdTls {
  if ((etcdCertfile === "") !== (etcdKeyfile === "")) {
    throw new Error("--etcd-certfile and --etcd-keyfile must be set together");
  }
  const ca = etcdCafile === "" ? {} : { ca: certificate("etcd-cafile", etcdCafile) };
  if (etcdCertfile === "") return ca;
  const cert = certificate("etcd-certfile", etcdCertfile);
  const { validTo } = new X509Certificate(cert);
  if (Date.parse(validTo) < nowMs) throw new Error(`--etcd-certfile: ${etcdCertfile} expired on ${validTo}`);
  const key = readFlagFile("etcd-keyfile", etcdKeyfile);
  named(`--etcd-keyfile: ${etcdKeyfile} is not the key of ${etcdCertfile}`, () => createSecureContext({ cert, key }));
  return { ...ca, cert, key };
}

/** One or several: all but the first count where they are used. */
function certificate(flag: string, path: string): string {
  const text = readFlagFile(flag, path);
  named(`--${flag}: ${path} holds no certificate`, () => new X509Certificate(text));
  return text;
}

function named(what: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
