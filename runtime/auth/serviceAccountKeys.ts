import { newKey } from "./certificates.ts";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblem } from "../lib/flagFile.ts";
import { type SigningKey, signingKey, type VerificationKey, verificationKeys } from "./jwt.ts";

/** What tokens of service accounts are signed with, and whose signatures are believed: the own key is among them. */
export interface ServiceAccountKeys {
  readonly signing: SigningKey;
  readonly verification: readonly VerificationKey[];
}

/** A key that only this process knows. ECDSA P-256, since such a key is made, and signs, in less than a millisecond. */
export function newServiceAccountKeys(): ServiceAccountKeys {
  return keysOf(signingKey(newKey()), []);
}

/**
 * Reads the signing key, and the files of further keys whose tokens are good. Without a signing key file, one is made
 * in the folder at the first start. Throws an Error that names the flag of a file that cannot be read.
 */
export function openServiceAccountKeys(options: {
  readonly folder: string;
  /** "": the folder's own. */
  readonly signingKeyFile: string;
  readonly keyFiles: readonly string[];
}): ServiceAccountKeys {
  const { folder, signingKeyFile, keyFiles } = options;
  const own =
    signingKeyFile === ""
      ? signingKey(ownKeyPem(folder))
      : readSigningKey("service-account-signing-key-file", signingKeyFile);
  const others = keyFiles.flatMap((file) => read("service-account-key-file", file, verificationKeys));
  return keysOf(own, others);
}

/** Reads the key of a flag's file. Throws an Error that names the flag. */
export function readSigningKey(flag: string, file: string): SigningKey {
  return read(flag, file, (pem) => {
    if (!pem.includes("PRIVATE KEY-----")) throw new Error("there is no private key in PEM form");
    return signingKey(pem);
  });
}

function keysOf(signing: SigningKey, others: readonly VerificationKey[]): ServiceAccountKeys {
  return { signing, verification: [signing, ...others.filter((each) => each.id !== signing.id)] };
}

const ownFile = "service-account.key";

function ownKeyPem(folder: string): string {
  const file = join(folder, ownFile);
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, newKey(), { mode: 0o600 });
  chmodSync(temporary, 0o600);
  try {
    linkSync(temporary, file); // whole or not at all, and never over the one of another server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  rmSync(temporary);
  return readFileSync(file, "utf8");
}

function read<T>(flag: string, file: string, parse: (pem: string) => T): T {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`--${flag}: ${file}: ${fileProblem(error, file)}`, { cause: error });
  }
}
