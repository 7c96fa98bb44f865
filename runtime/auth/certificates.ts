import { createPrivateKey, X509Certificate, type webcrypto } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { withFolderLock } from "./folderLock.ts";
import { privilegedGroup } from "./user.ts";

/** A certificate and its private key, both PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

export interface ServerCertificates {
  readonly ca: KeyPair;
  readonly serving: KeyPair;
  readonly admin: KeyPair;
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
 * Reads the CA, the serving and the administrator's certificate of a folder, and makes those that are missing, close to
 * their end, signed by another CA or, for serving, without a name that is needed now. Servers that share the folder may
 * do so at once, and get the same.
 */
export async function ensureCertificates(options: CertificateOptions): Promise<ServerCertificates> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  return found(options) ?? withFolderLock(options.folder, () => foundOrMade(options));
}

/** A folder that has all of them may be one that nobody writes to. */
function found(options: CertificateOptions): ServerCertificates | undefined {
  const { folder, nowMs } = options;
  const ca = usable(folder, "ca", { nowMs });
  if (ca === undefined) return undefined;
  const serving = usable(folder, "apiserver", { nowMs, ca, names: servingNames(options) });
  const admin = usable(folder, "admin", { nowMs, ca });
  return serving === undefined || admin === undefined ? undefined : { ca, serving, admin };
}

async function foundOrMade(options: CertificateOptions): Promise<ServerCertificates> {
  const { folder, platformName, nowMs } = options;
  const ca =
    usable(folder, "ca", { nowMs }) ??
    (await make(options, { name: "ca", subject: `CN=${platformName}-ca`, days: caDays }));
  const names = servingNames(options);
  const serving =
    usable(folder, "apiserver", { nowMs, ca, names }) ??
    (await make(options, { name: "apiserver", subject: `CN=${platformName}-apiserver`, days: leafDays, ca, names }));
  const admin =
    usable(folder, "admin", { nowMs, ca }) ??
    (await make(options, {
      name: "admin",
      subject: `CN=${platformName}-admin, O=${privilegedGroup}`,
      days: leafDays,
      ca,
    }));
  return { ca, serving, admin };
}

function servingNames(options: CertificateOptions): string[] {
  const { bindAddress, platformName, addresses = [] } = options;
  const service = `${platformName}.default.svc`;
  const services = [platformName, `${platformName}.default`, service, `${service}.cluster.local`];
  const names = ["localhost", "127.0.0.1", "::1", hostname(), ...services, ...addresses];
  if (isIP(bindAddress) !== 0 && bindAddress !== "0.0.0.0" && bindAddress !== "::") names.push(bindAddress);
  return [...new Set(names)];
}

interface Needs {
  readonly nowMs: number;
  readonly ca?: KeyPair;
  readonly names?: readonly string[];
}

function usable(folder: string, name: string, needs: Needs): KeyPair | undefined {
  const certFile = join(folder, `${name}.crt`);
  const keyFile = join(folder, `${name}.key`);
  if (!existsSync(certFile) || !existsSync(keyFile)) return undefined;
  const pair = { cert: readFileSync(certFile, "utf8"), key: readFileSync(keyFile, "utf8") };
  const certificate = parse(pair.cert, certFile);
  if (Date.parse(certificate.validTo) < needs.nowMs + renewDays * dayMs) return undefined;
  if (!certificate.checkPrivateKey(createPrivateKey(pair.key))) return undefined;
  if (needs.ca !== undefined && !certificate.verify(new X509Certificate(needs.ca.cert).publicKey)) return undefined;
  const isNamed = (each: string) =>
    isIP(each) === 0 ? certificate.checkHost(each) !== undefined : certificate.checkIP(each) !== undefined;
  return (needs.names ?? []).every(isNamed) ? pair : undefined;
}

function parse(pem: string, file: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new Error(`${file}: not a certificate in PEM form`, { cause: error });
  }
}

interface Request {
  readonly name: string;
  readonly subject: string;
  readonly days: number;
  /** Absent: signs itself, and may sign others. */
  readonly ca?: KeyPair;
  /** DNS names and addresses a server is reached by; absent: a client. */
  readonly names?: readonly string[];
}

async function make(options: CertificateOptions, request: Request): Promise<KeyPair> {
  const pair = await sign(request, options.nowMs);
  write(join(options.folder, `${request.name}.key`), pair.key, 0o600);
  write(join(options.folder, `${request.name}.crt`), pair.cert, 0o644);
  return pair;
}

/** Signs in memory; ECDSA P-256, since keys of that kind are made in a millisecond. */
export async function sign(request: Request, nowMs: number): Promise<KeyPair> {
  await import("reflect-metadata"); // the x509 library resolves its parts through it
  const x509 = await import("@peculiar/x509");
  const { webcrypto: crypto } = await import("node:crypto");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
  const usages = request.names === undefined ? x509.ExtendedKeyUsage.clientAuth : x509.ExtendedKeyUsage.serverAuth;
  const isCa = request.ca === undefined;
  const extensions = [
    new x509.BasicConstraintsExtension(isCa, undefined, true),
    new x509.KeyUsagesExtension(
      isCa ? x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.digitalSignature : x509.KeyUsageFlags.digitalSignature,
      true,
    ),
    await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, crypto),
    ...(isCa ? [] : [new x509.ExtendedKeyUsageExtension([usages])]),
    ...(request.names === undefined ? [] : [new x509.SubjectAlternativeNameExtension(request.names.map(generalName))]),
  ];
  const issuer = request.ca === undefined ? undefined : new x509.X509Certificate(request.ca.cert);
  const certificate = await x509.X509CertificateGenerator.create(
    {
      serialNumber: serialNumber(crypto),
      subject: request.subject,
      issuer: issuer?.subject ?? request.subject,
      notBefore: new Date(nowMs - 3_600_000), // tolerates clocks that are an hour apart
      notAfter: new Date(nowMs + request.days * dayMs),
      publicKey: keys.publicKey,
      signingKey: request.ca === undefined ? keys.privateKey : await privateKey(crypto, request.ca.key, algorithm),
      signingAlgorithm: algorithm,
      extensions,
    },
    crypto,
  );
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  return { cert: `${certificate.toString("pem")}\n`, key: `${x509.PemConverter.encode(pkcs8, "PRIVATE KEY")}\n` };
}

function generalName(name: string): { type: "dns" | "ip"; value: string } {
  return { type: isIP(name) === 0 ? "dns" : "ip", value: name };
}

/** Positive and 127 bits long, as RFC 5280 asks. */
function serialNumber(crypto: typeof webcrypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return Buffer.from(bytes).toString("hex");
}

async function privateKey(crypto: typeof webcrypto, pem: string, algorithm: webcrypto.EcKeyImportParams) {
  const body = pem.replace(/-----[A-Z ]+-----|\s/g, "");
  return crypto.subtle.importKey("pkcs8", Buffer.from(body, "base64"), algorithm, false, ["sign"]);
}

/** Whole or not at all, so that a crash leaves no half key. */
function write(file: string, text: string, mode: number): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode });
  chmodSync(temporary, mode);
  renameSync(temporary, file);
}
