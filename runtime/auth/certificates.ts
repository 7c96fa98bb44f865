import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { groupMasters } from "../../generated/wellknown.ts";
import { withFolderLock } from "./folderLock.ts";
import { type Certificate, certificatesOf, chainOf, isIssuedBy, namesOf } from "../x509/certificate.ts";
import { issueCertificate } from "../x509/issue.ts";
import { type Name, userName } from "../x509/name.ts";
import { signatureOf } from "../x509/sign.ts";

/** A certificate, with those of the authorities between it and the root, and its private key, all PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

export interface ServerCertificates {
  /** All certificates of ca.crt, by which clients verify the server. */
  readonly ca: Pick<KeyPair, "cert">;
  /** Where they are, with the key of the one that signs; undefined without that. */
  readonly caFiles: { readonly certFile: string; readonly keyFile: string } | undefined;
  /** The authority whose client certificates are believed, and those above it. */
  readonly clientCas: readonly string[];
  readonly serving: KeyPair;
  /** One of an authority that is not in ca.crt, which its owner put there: shown to clients that ask for no name. */
  readonly shown: KeyPair | undefined;
  readonly admin: KeyPair;
  /** What their owner should know of them. */
  readonly warnings: readonly string[];
}

export interface CertificateOptions {
  /** Folder of the files; made with mode 0700 when missing. Keys are written with mode 0600. */
  readonly folder: string;
  /** Short name of the platform: names the CA, the server and the administrator. */
  readonly platformName: string;
  /** Address the server listens on; the serving certificate names it beside localhost. */
  readonly bindAddress: string;
  /** Others that it is reached by. */
  readonly addresses?: readonly string[];
  readonly nowMs: number;
}

const dayMs = 86_400_000;
const caDays = 3650;
const leafDays = 365;
/** A certificate that ends within this many days is made anew at start. */
const renewDays = 30;

/**
 * Reads the CA, the serving and the administrator's certificate of a folder, and makes those that are missing. Those
 * that a server made bear its mark, and are made anew when they are close to their end, signed by another CA or, for
 * serving, without a name that is needed now. All others are their owner's, and so is every key: they are used as they
 * are, or an Error says what is wrong with them. A serving certificate of another authority is shown to clients, who
 * know that one, and the server has one of its own beside it, `own-apiserver`, for those that know ca.crt. Servers that
 * share the folder may do so at once, and get the same.
 */
export async function ensureCertificates(options: CertificateOptions): Promise<ServerCertificates> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  // A folder that has all of them may be read-only.
  const found = gather(options, () => undefined);
  if (found !== undefined) return found;
  return withFolderLock(options.folder, async () => {
    const made = gather(options, make);
    if (made === undefined) throw new Error(`${options.folder}: certificates that were made are not there`);
    return made;
  });
}

/** Makes a certificate and its key, or returns undefined where nothing may be made. */
type Maker = (options: CertificateOptions, wanted: Wanted) => KeyPair | undefined;

type LeafName = "apiserver" | "own-apiserver" | "admin";

interface Wanted {
  readonly name: "ca" | LeafName;
  /** The key that is there already, in whose file nothing is changed. */
  readonly key: string | undefined;
  /** Absent: an authority. */
  readonly authority?: Authority;
}

/** What is in ca.crt. */
interface Authority {
  readonly certificates: readonly Certificate[];
  /** The one that ca.key belongs to; absent without that. */
  readonly signer?: { readonly certificate: Certificate; readonly key: KeyObject };
  readonly warnings: readonly string[];
}

function gather(options: CertificateOptions, maker: Maker): ServerCertificates | undefined {
  const authority = authorityOf(options, maker);
  if (authority === undefined) return undefined;
  const warnings = [...authority.warnings];
  const shown = leafOfAnother(options, authority, warnings);
  const servingName = shown === undefined ? "apiserver" : "own-apiserver";
  const serving = leafOf(options, { name: servingName, authority, maker, warnings });
  const admin = serving === undefined ? undefined : leafOf(options, { name: "admin", authority, maker, warnings });
  if (serving === undefined || admin === undefined) return undefined;
  const { certificates, signer } = authority;
  const client = certificatesOf(admin.cert).slice(0, 1);
  const believed =
    signer === undefined
      ? certificates.filter((each) => client.some((one) => isIssuedBy(one, each)))
      : [signer.certificate];
  const [certFile, keyFile] = filesOf(options.folder, "ca");
  const clientCas = new Set(believed.flatMap((each) => chainOf(each, certificates)).map(({ pem }) => pem));
  return {
    ca: { cert: certificates.map(({ pem }) => pem).join("") },
    caFiles: signer === undefined ? undefined : { certFile, keyFile },
    clientCas: [...clientCas],
    serving,
    shown,
    admin,
    warnings,
  };
}

function authorityOf(options: CertificateOptions, maker: Maker): Authority | undefined {
  const { folder, nowMs } = options;
  const [certFile, keyFile] = filesOf(folder, "ca");
  const keyText = read(keyFile);
  const key = keyText === undefined ? undefined : privateKeyOf(keyText, keyFile);
  const text = read(certFile);
  if (text === undefined) return madeAuthority(options, maker, keyText);
  const certificates = parsed(text, certFile);
  if (key === undefined) return { certificates, warnings: [] };
  const certificate = certificates.find(({ x509 }) => x509.checkPrivateKey(key));
  if (certificate === undefined) throw new Error(`${certFile}: none of its certificates has the key of ${keyFile}`);
  if (certificate.isOurs && endsSoon(certificate, nowMs)) return madeAuthority(options, maker, keyText);
  const problem = problemOfSigner({ certificate, key }, certificates, nowMs);
  if (problem !== undefined) throw new Error(`${certFile}: ${problem}`);
  const warnings = endsSoon(certificate, nowMs) ? [`${certFile}: ${endOf(certificate)}`] : [];
  return { certificates, signer: { certificate, key }, warnings };
}

function madeAuthority(options: CertificateOptions, maker: Maker, keyText: string | undefined): Authority | undefined {
  const pair = maker(options, { name: "ca", key: keyText });
  if (pair === undefined) return undefined;
  const certificates = certificatesOf(pair.cert);
  const [certificate] = certificates;
  if (certificate === undefined) return undefined;
  return { certificates, signer: { certificate, key: createPrivateKey(pair.key) }, warnings: [] };
}

function problemOfSigner(
  { certificate, key }: NonNullable<Authority["signer"]>,
  certificates: readonly Certificate[],
  nowMs: number,
): string | undefined {
  const { x509, maySign } = certificate;
  if (!x509.ca || !maySign) return "its certificate is not of an authority: it may not sign others";
  const chain = chainOf(certificate, certificates);
  const last = chain.at(-1) ?? certificate;
  if (!isIssuedBy(last, last)) {
    return `the authority that issued ${inOneLine(last.x509.subject)} is missing: clients need all up to the root`;
  }
  try {
    signatureOf(key);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return outOfTime(chain, nowMs);
}

/**
 * The serving certificate in the folder, where its owner has it from an authority that is not in ca.crt. Without ca.key
 * there is none to serve with beside it: then it is refused like any that no client of the kubeconfig believes.
 */
function leafOfAnother(options: CertificateOptions, authority: Authority, warnings: string[]): KeyPair | undefined {
  const [certFile] = filesOf(options.folder, "apiserver");
  const text = read(certFile);
  if (text === undefined || authority.signer === undefined) return undefined;
  const chain = parsed(text, certFile);
  const [leaf] = chain;
  if (leaf === undefined || leaf.isOurs) return undefined;
  const last = chainOf(leaf, [...chain, ...authority.certificates]).at(-1) ?? leaf;
  if (isAmong(authority, last)) return undefined;
  const itsOwn: Authority = { certificates: [last], warnings: [] };
  return leafOf(options, { name: "apiserver", authority: itsOwn, maker: () => undefined, warnings });
}

function isAmong({ certificates }: Authority, { x509 }: Certificate): boolean {
  return certificates.some((each) => each.x509.raw.equals(x509.raw));
}

interface LeafOptions {
  readonly name: LeafName;
  readonly authority: Authority;
  readonly maker: Maker;
  /** Takes those about this one. */
  readonly warnings: string[];
}

function leafOf(options: CertificateOptions, { name, authority, maker, warnings }: LeafOptions): KeyPair | undefined {
  const { folder, nowMs } = options;
  const [certFile, keyFile] = filesOf(folder, name);
  const keyText = read(keyFile);
  const key = keyText === undefined ? undefined : privateKeyOf(keyText, keyFile);
  const anew = () => maker(options, { name, key: keyText, authority });
  const text = read(certFile);
  if (text === undefined) return anew();
  const chain = parsed(text, certFile);
  const [leaf] = chain;
  if (leaf === undefined) return anew();
  const problem =
    keyText === undefined || key === undefined
      ? `its key ${keyFile} is missing`
      : problemOfLeaf({ name, chain, leaf, key, authority, nowMs });
  if (problem !== undefined && !leaf.isOurs) throw new Error(`${certFile}: ${problem}; ${remedy}`);
  if (problem !== undefined || keyText === undefined) return anew();
  const lacksNames = name !== "admin" && leaf.isOurs && !servingNames(options).every((each) => isNamed(leaf, each));
  const mayRenew = leaf.isOurs && authority.signer !== undefined;
  if (mayRenew && (lacksNames || endsSoon(leaf, nowMs))) return anew();
  if (lacksNames) warnings.push(`${certFile}: it lacks a name, and without ca.key there is no other`);
  if (endsSoon(leaf, nowMs)) warnings.push(`${certFile}: ${endOf(leaf)}`);
  return { cert: chain.map(({ pem }) => pem).join(""), key: keyText };
}

const remedy = "this server did not make it, so put right what is wrong, or remove it and its key to have others made";

interface Leaf {
  readonly name: LeafName;
  readonly leaf: Certificate;
  /** Its file: the leaf, then others. */
  readonly chain: readonly Certificate[];
  readonly key: KeyObject;
  readonly authority: Authority;
  readonly nowMs: number;
}

function problemOfLeaf({ name, leaf, chain, key, authority, nowMs }: Leaf): string | undefined {
  const { x509 } = leaf;
  if (!x509.checkPrivateKey(key)) return `it does not belong to ${name}.key`;
  const above = chainOf(leaf, [...chain, ...authority.certificates]);
  if (!isAmong(authority, above.at(-1) ?? leaf)) {
    return `it is not from an authority in ca.crt, by which clients verify it; it names ${inOneLine(x509.issuer)}`;
  }
  const late = outOfTime(above, nowMs);
  if (late !== undefined) return late;
  const purposes: readonly string[] | undefined = x509.keyUsage; // undefined where it is for everything
  if (purposes !== undefined && !purposes.some((each) => each === purposeOf[name] || each === anyPurpose)) {
    return `it is not for ${name === "admin" ? "clients" : "servers"}`;
  }
  if (name !== "admin" && namesOf(leaf).length === 0) return "it names no host (subjectAltName)";
  return leaf.isOurs ? undefined : problemInTls(chain, key);
}

const forServers = "1.3.6.1.5.5.7.3.1";
const purposeOf = { apiserver: forServers, "own-apiserver": forServers, admin: "1.3.6.1.5.5.7.3.2" } as const;
const anyPurpose = "2.5.29.37.0";

/** What the library of TLS objects to, such as a key that is too short. */
function problemInTls(chain: readonly Certificate[], key: KeyObject): string | undefined {
  try {
    createSecureContext({
      cert: chain.map(({ pem }) => pem).join(""),
      key: key.export({ type: "pkcs8", format: "pem" }),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Why one of them is not good at this time. */
function outOfTime(chain: readonly Certificate[], nowMs: number): string | undefined {
  for (const { x509 } of chain) {
    const subject = inOneLine(x509.subject);
    if (Date.parse(x509.validTo) <= nowMs) return `the certificate of ${subject} expired on ${x509.validTo}`;
    if (Date.parse(x509.validFrom) > nowMs)
      return `the certificate of ${subject} is not valid before ${x509.validFrom}`;
  }
  return undefined;
}

function endsSoon({ x509 }: Certificate, nowMs: number): boolean {
  return Date.parse(x509.validTo) < nowMs + renewDays * dayMs;
}

function endOf({ x509 }: Certificate): string {
  return `it expires on ${x509.validTo}, and this server did not make it: put another in its place`;
}

/**
 * The name to verify a server by where it is reached by `host`, which its certificate may not have; undefined when it
 * has.
 */
export function otherServerName(
  { cert }: KeyPair,
  { host, platformName }: { host: string; platformName: string },
): string | undefined {
  const [leaf] = certificatesOf(cert);
  if (leaf === undefined || isNamed(leaf, host)) return undefined;
  return namesOf(leaf)[0]?.replace(/^\*(?=\.)/, platformName);
}

/** A DNS name that the server's own certificate has, by which clients may ask for it where another one is usual. */
export function ownServerName({ cert }: KeyPair, platformName: string): string {
  const [leaf] = certificatesOf(cert);
  const service = `${platformName}.default.svc`;
  if (leaf === undefined || isNamed(leaf, service)) return service;
  return namesOf(leaf).find((each) => isIP(each) === 0) ?? service;
}

function isNamed({ x509 }: Certificate, name: string): boolean {
  return isIP(name) === 0 ? x509.checkHost(name) !== undefined : x509.checkIP(name) !== undefined;
}

function inOneLine(name: string): string {
  return `"${name.replaceAll("\n", ", ")}"`;
}

function servingNames(options: CertificateOptions): string[] {
  const { bindAddress, platformName, addresses = [] } = options;
  const service = `${platformName}.default.svc`;
  const services = [platformName, `${platformName}.default`, service, `${service}.cluster.local`];
  const names = ["localhost", "127.0.0.1", "::1", hostname(), ...services, ...addresses];
  if (isIP(bindAddress) !== 0 && bindAddress !== "0.0.0.0" && bindAddress !== "::") names.push(bindAddress);
  return [...new Set(names)];
}

function filesOf(folder: string, name: string): [cert: string, key: string] {
  return [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** At least one. */
function parsed(text: string, file: string): Certificate[] {
  try {
    const certificates = certificatesOf(text);
    if (certificates.length > 0) return certificates;
  } catch (error) {
    throw new Error(`${file}: holds a certificate that cannot be read`, { cause: error });
  }
  throw new Error(`${file}: not a certificate in PEM form`);
}

function privateKeyOf(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    const isEncrypted = /^-----BEGIN ENCRYPTED|^Proc-Type: 4,ENCRYPTED/m.test(pem);
    const decrypted =
      "the key is encrypted, and a server cannot ask for its passphrase: put it there decrypted (openssl pkey)";
    throw new Error(`${file}: ${isEncrypted ? decrypted : "not a private key in PEM form"}`, { cause: error });
  }
}

/** Keys are written before certificates: after a crash between the two the key is taken for the next one. */
function make(options: CertificateOptions, wanted: Wanted): KeyPair {
  const { folder, nowMs } = options;
  const [certFile, keyFile] = filesOf(folder, wanted.name);
  const { authority } = wanted;
  if (authority !== undefined && authority.signer === undefined) {
    throw new Error(`${join(folder, "ca.key")} is missing, and without it ${certFile} cannot be made`);
  }
  const key = wanted.key ?? newKey();
  if (wanted.key === undefined) writeWhole(keyFile, key, 0o600);
  const privateKey = createPrivateKey(key);
  const signer = authority?.signer ?? { certificate: undefined, key: privateKey };
  const cert = issueCertificate({
    subject: subjectOf(wanted.name, options.platformName),
    publicKey: createPublicKey(privateKey),
    signingKey: signer.key,
    ...(signer.certificate === undefined ? {} : { issuer: signer.certificate }),
    ...(wanted.name === "ca" || wanted.name === "admin" ? {} : { names: servingNames(options) }),
    notBeforeMs: nowMs - 3_600_000, // tolerates clocks that are an hour apart
    notAfterMs: nowMs + (wanted.name === "ca" ? caDays : leafDays) * dayMs,
  });
  const between = signer.certificate === undefined ? [] : chainOf(signer.certificate, authority?.certificates ?? []);
  const whole = [cert, ...between.filter((each) => !isIssuedBy(each, each)).map(({ pem }) => pem)].join("");
  writeWhole(certFile, whole, 0o644);
  return { cert: whole, key };
}

function subjectOf(name: Wanted["name"], platformName: string): Name {
  return userName(`${platformName}-${name.replace(/^own-/, "")}`, name === "admin" ? [groupMasters] : []);
}

/** ECDSA P-256, since keys of that kind are made in a millisecond. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** Writes a file whole or not at all, so that a crash leaves no half key. */
export function writeWhole(file: string, text: string, mode: number): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode });
  chmodSync(temporary, mode);
  renameSync(temporary, file);
}
