import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync, type Stats, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AuthorityTexts, ClientTrust } from "../auth/authenticators/clientTrust.ts";
import { type KeyPair, type ServerCertificates, ownServerName } from "../auth/certificates.ts";
import { fileProblem, readFlagFile } from "../lib/flagFile.ts";
import { type TlsFlags, tlsLimits } from "../component/serving/tlsLimits.ts";
import type { Listener } from "../server/listener.ts";
import { contextsOf, type NamedPair, type ServingMaterial } from "../server/servingMaterial.ts";
import { certificatesOf, certificatesProblem, namesOf } from "../x509/certificate.ts";
import { repeat } from "../lib/repeat.ts";

/** The flags of what the server shows to clients. */
export interface ServingFlags extends Required<TlsFlags> {
  readonly tlsCertFile: string;
  readonly tlsPrivateKeyFile: string;
  /** Each "certificate,key" or "certificate,key:name,name". */
  readonly tlsSniCertKey: readonly string[];
  readonly clientCaFile: string;
  readonly requestheaderClientCaFile: string;
}

/** Milliseconds between two looks at the files, and after which the own certificates are looked at in any case. */
const lookMs = 2000;
const renewMs = 3_600_000;

/** What the server shows, by its own certificates and the files of the flags. Throws an Error that names a bad file. */
export function servingMaterial(
  flags: ServingFlags,
  certificates: ServerCertificates,
  platformName: string,
): ServingMaterial {
  const { tlsCertFile, tlsPrivateKeyFile, tlsSniCertKey } = flags;
  if ((tlsCertFile === "") !== (tlsPrivateKeyFile === "")) {
    throw new Error("--tls-cert-file and --tls-private-key-file must be set together");
  }
  const given = tlsCertFile === "" ? certificates.shown : pairOf("tls-cert-file", tlsCertFile, tlsPrivateKeyFile);
  const { users, proxies } = clientAuthorities(flags, certificates);
  const own = { names: [ownServerName(certificates.serving, platformName)], ...certificates.serving };
  return {
    ...(given ?? certificates.serving),
    named: [...tlsSniCertKey.map(namedPair), ...(given === undefined ? [] : [own])],
    clientCas: [...users, ...proxies],
    tls: tlsLimits(flags),
  };
}

/** By whom clients may be signed: users by the own authority too. Throws an Error that names the flag of a bad file. */
export function clientAuthorities(
  { clientCaFile, requestheaderClientCaFile }: ServingFlags,
  certificates: Pick<ServerCertificates, "clientCas">,
): AuthorityTexts {
  return {
    users: [...certificates.clientCas, ...authoritiesIn("client-ca-file", clientCaFile)],
    proxies: authoritiesIn("requestheader-client-ca-file", requestheaderClientCaFile),
  };
}

/** A certificate and its key, from files. Throws an Error that names the flag. */
export function pairOf(flag: string, certFile: string, keyFile: string): KeyPair {
  try {
    const [cert, key] = [readFileSync(certFile, "utf8"), readFileSync(keyFile, "utf8")];
    const problem = certificatesProblem(cert);
    if (problem !== undefined) throw new Error(`${certFile} ${problem}`);
    if (!certificatesOf(cert)[0]?.x509.checkPrivateKey(privateKeyIn(key, keyFile)))
      throw new Error(`${keyFile} is not the key of ${certFile}`);
    return { cert, key };
  } catch (error) {
    throw new Error(`--${flag}: ${fileProblem(error)}`, { cause: error });
  }
}

/** OpenSSL's own words name neither the file nor what is wrong with it. */
function privateKeyIn(text: string, file: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch (error) {
    throw new Error(`${file} holds no private key in PEM form that can be read`, { cause: error });
  }
}

function namedPair(text: string): NamedPair {
  const [certFile = "", keyFile = "", names] = filesAndNames(text);
  if (keyFile === "") throw new Error(`--tls-sni-cert-key: ${JSON.stringify(text)} is not certificate,key[:name,...]`);
  const pair = pairOf("tls-sni-cert-key", certFile, keyFile);
  const [leaf] = certificatesOf(pair.cert);
  const all = names?.split(",") ?? (leaf === undefined ? [] : namesOf(leaf));
  return { names: all.map((each) => each.toLowerCase()), ...pair };
}

function filesAndNames(text: string): string[] {
  return (
    /^([^,:]+),([^,:]+)(?::(.+))?$/
      .exec(text)
      ?.slice(1)
      .filter((each) => each !== undefined) ?? []
  );
}

function authoritiesIn(flag: string, file: string): string[] {
  if (file === "") return [];
  const text = readFlagFile(flag, file);
  const problem = certificatesProblem(text);
  if (problem !== undefined) throw new Error(`--${flag}: ${file} ${problem}`);
  return [text];
}

export interface FollowOptions {
  readonly platformName: string;
  /** Folder of the server's own certificates. */
  readonly folder: string;
  /** Those that were there at start. */
  readonly certificates: ServerCertificates;
  /** Reads the own certificates and makes anew those that end soon. */
  readonly ensure: () => Promise<ServerCertificates>;
  readonly listener: Pick<Listener, "renew">;
  readonly trust: ClientTrust;
  /** Gets the own certificates of each look. */
  readonly onEnsured: (certificates: ServerCertificates) => void;
  readonly logWarning: (message: string) => void;
}

/**
 * Gives the listener what is in the files whenever they change, and has the own certificates made anew in time. Files
 * that cannot be used are logged once, and what was before stays. Returns how to stop.
 */
export function followServing(flags: ServingFlags, options: FollowOptions): () => void {
  const { ensure, folder, platformName, certificates, listener, trust, onEnsured, logWarning } = options;
  const files = watchedFiles(flags, folder);
  const ending = new AbortController();
  let seen: string | undefined;
  let ensuredMs = 0;
  let shown = JSON.stringify(servingMaterial(flags, certificates, platformName));
  let stamps: string | undefined;
  const look = async () => {
    const isDue = performance.now() - ensuredMs >= renewMs;
    const before = stamps;
    stamps = stampsOf(files);
    if (stamps !== undefined && stamps === before && !isDue) return;
    const texts = await textsOf(files);
    if (ending.signal.aborted || (texts === seen && performance.now() - ensuredMs < renewMs)) return;
    seen = texts;
    ensuredMs = performance.now();
    const now = await ensure();
    const material = servingMaterial(flags, now, platformName);
    const next = JSON.stringify(material);
    if (next !== shown) listener.renew(contextsOf(material));
    trust.renew(clientAuthorities(flags, now));
    shown = next;
    onEnsured(now);
  };
  const onError = (error: unknown) =>
    logWarning(`certificates stay as they were: ${error instanceof Error ? error.message : String(error)}`);
  repeat(look, { everyMs: lookMs, onError, signal: ending.signal });
  return () => ending.abort();
}

function watchedFiles(flags: ServingFlags, folder: string): string[] {
  const own = ["ca", "apiserver", "own-apiserver"]
    .flatMap((each) => [`${each}.crt`, `${each}.key`])
    .map((each) => join(folder, each));
  const named = flags.tlsSniCertKey.flatMap((each) => filesAndNames(each).slice(0, 2));
  const { tlsCertFile, tlsPrivateKeyFile, clientCaFile, requestheaderClientCaFile } = flags;
  const given = [tlsCertFile, tlsPrivateKeyFile, clientCaFile, requestheaderClientCaFile];
  return [...own, ...named, ...given.filter((each) => each !== "")];
}

/**
 * When the files were written, and which they are: looking at that takes microseconds, reading them a millisecond.
 * Undefined where one was written since the last look but one: a second write in the same tick of the clock would have
 * the same time.
 */
function stampsOf(files: readonly string[]): string | undefined {
  const stamps = files.map(statOf);
  const newestMs = Math.max(...stamps.map((each) => each?.ctimeMs ?? 0));
  if (Date.now() - newestMs < 2 * lookMs) return undefined;
  return stamps.map((each) => `${each?.ino} ${each?.size} ${each?.mtimeMs} ${each?.ctimeMs}`).join();
}

/** Undefined for a file that cannot be looked at: its parser reports it. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** What the files hold, as one text: they are small, and times of files say less. */
async function textsOf(files: readonly string[]): Promise<string> {
  const texts = files.map((each) => readFile(each, "utf8").catch(() => undefined)); // its parser reports a missing one
  return JSON.stringify(await Promise.all(texts));
}
