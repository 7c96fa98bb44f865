import { createPrivateKey, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

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
  return onDisk({ flag, path, problem: "cannot read the file" }, () => readFileSync(path, "utf8"));
}

/** What `run` returns, which uses a file or folder; throws an Error that names the flag, the problem and its reason. */
export function onDisk<T>(
  { flag, path, problem }: { readonly flag: string; readonly path: string; readonly problem: string },
  run: () => T,
): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`--${flag}: ${problem}: ${fileProblem(error, path)}`, { cause: error });
  }
}

/** What `run` returns; an Error that it throws names the flag. */
export function underFlag<T>(flag: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw flagError(flag, error);
  }
}

/** An error of what a flag asks for, with the flag's name. */
export function flagError(flag: string, error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  return new Error(text.startsWith(`--${flag}`) ? text : `--${flag}: ${text}`, { cause: error });
}

/** Why a file cannot be read, in plain words; `path` where the error does not say of which file it is. */
export function fileProblem(error: unknown, path = ""): string {
  if (!(error instanceof Error)) return String(error);
  const named = path === "" && "path" in error ? String(error.path) : path;
  return ("code" in error ? problems[String(error.code)]?.(named) : undefined) ?? error.message;
}

const problems: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist`,
  EISDIR: (path) => `${path} is a folder`,
  ENOTDIR: (path) => `${path} is no folder, or lies in a file`,
  EEXIST: (path) => `${path} is no folder`,
  EACCES: (path) => `this user has no access to ${path}`,
  EROFS: (path) => `${path} is on a read-only file system`,
  ENOSPC: (path) => `no space is left on the disk of ${path}`,
};

/**
 * Makes a folder and those above it that are missing, for their owner alone. Node's own way to do so never ends where
 * no folder can be made, as in /proc.
 */
export function makeFolders(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT") throw error;
    const outer = dirname(path);
    if (existsSync(outer)) throw new Error(`no folder can be made in ${outer}`, { cause: error });
    makeFolders(outer);
    mkdirSync(path, { mode: 0o700 });
  }
}

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

/** Whether a key is that of a certificate, and both can be read. */
export function isPair({ cert, key }: LivePair): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false; // half written: the next look reads it again
  }
}
