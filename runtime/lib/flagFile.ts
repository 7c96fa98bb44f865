import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** Milliseconds for which the text of a file is taken as read. */
const freshMs = 2000;

/**
 * Reads a file that a flag names, and again when its text is asked for later. Throws an Error that names the flag when
 * it cannot be read at first; later the text stays as it was until the file can be read again.
 */
export function liveFlagFile(flag: string, path: string): () => string {
  let text = readFlagFile(flag, path);
  let readMs = performance.now();
  return () => {
    if (performance.now() - readMs < freshMs) return text;
    readMs = performance.now();
    try {
      text = readFileSync(path, "utf8");
    } catch {
      return text; // who renews it may be about to put the new one in its place
    }
    return text;
  };
}

/** Reads a file that a flag names; throws an Error that names the flag when it cannot be read. */
export function readFlagFile(flag: string, path: string): string {
  return readNamed(flag, path, () => readFileSync(path, "utf8"));
}

/** The result of `read`, which reads a file or folder; throws an Error that names the flag and says why it cannot. */
export function readNamed<T>(flag: string, path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`--${flag}: cannot read the file: ${fileProblem(error, path)}`, { cause: error });
  }
}

/** Why a file cannot be read, in plain words. */
export function fileProblem(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error ? problems[String(error.code)]?.(path) : undefined) ?? error.message;
}

const problems: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist`,
  EISDIR: (path) => `${path} is a folder`,
  ENOTDIR: (path) => `${path} is no folder, or lies in a file`,
  EACCES: (path) => `this user may not read ${path}`,
};

/** PEM texts. */
export interface LivePair {
  readonly cert: string;
  readonly key: string;
}

/** A certificate and its key as they are now; while only one of them has been replaced, as they were before. */
export function livePair(cert: () => string, key: () => string): () => LivePair {
  let pair = { cert: cert(), key: key() };
  return () => {
    const next = { cert: cert(), key: key() };
    const isSame = next.cert === pair.cert && next.key === pair.key;
    if (!isSame && isPair(next)) pair = next;
    return pair;
  };
}

function isPair({ cert, key }: LivePair): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false; // half written: the next look reads it again
  }
}
