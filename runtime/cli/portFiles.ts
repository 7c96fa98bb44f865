import { isPair, type LivePair, liveFlagFile, livePair } from "../lib/flagFile.ts";
import { certificatesProblem } from "../x509/certificate.ts";

type Read = typeof liveFlagFile;

/**
 * The certificates by which clients are known, from the file of a flag. A file that later holds none is an Error once,
 * and the certificates stay those of before: a port that knows no authority refuses every client. Throws an Error that
 * names the flag.
 */
export function authorityFile(flag: string, path: string, read: Read = liveFlagFile): () => string {
  const text = read(flag, path);
  let seen: string | undefined;
  let authorities = "";
  const look = () => {
    const next = text();
    if (next === seen) return authorities;
    seen = next;
    const problem = certificatesProblem(next);
    if (problem !== undefined) throw new Error(`--${flag}: ${path} ${problem}`);
    authorities = next;
    return authorities;
  };
  look();
  return look;
}

/** The pair that flags give a port; undefined for none. Throws an Error that names the flag of a file that is bad. */
export function pairFiles(
  { tlsCertFile, tlsPrivateKeyFile }: { readonly tlsCertFile: string; readonly tlsPrivateKeyFile: string },
  read: Read = liveFlagFile,
): (() => LivePair) | undefined {
  if ((tlsCertFile === "") !== (tlsPrivateKeyFile === "")) {
    throw new Error("--tls-cert-file and --tls-private-key-file must be set together");
  }
  if (tlsCertFile === "") return undefined;
  const [cert, key] = [read("tls-cert-file", tlsCertFile), read("tls-private-key-file", tlsPrivateKeyFile)];
  const problem = certificatesProblem(cert());
  if (problem !== undefined) throw new Error(`--tls-cert-file: ${tlsCertFile} ${problem}`);
  if (!isPair({ cert: cert(), key: key() })) {
    throw new Error(`--tls-private-key-file: ${tlsPrivateKeyFile} is not the key of ${tlsCertFile}`);
  }
  return livePair(cert, key);
}
