import { createPrivateKey, createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { certificatesOf } from "../x509/certificate.ts";
import { issueCertificate } from "../x509/issue.ts";
import { userName } from "../x509/name.ts";
import { type KeyPair, newKey, writeWhole } from "./certificates.ts";
import { withFolderLock } from "./folderLock.ts";

/** By what extension servers know this server; all PEM. */
export interface FrontProxy {
  /** The certificate of the authority. */
  readonly ca: string;
  readonly client: KeyPair;
}

export interface FrontProxyOptions {
  /** Folder of the files, which is there. */
  readonly folder: string;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** The name that the certificate has: extension servers believe no other. */
export const frontProxyName = "front-proxy-client";

const dayMs = 86_400_000;
const days = 365;
/** A certificate that ends within this many days is made anew. */
const renewDays = 30;

/**
 * The certificate that the server shows to extension servers, which is renewed in time. Its authority signs nothing
 * else, and its key is thrown away: what this server says of users is believed, so no other client may look like it.
 */
export class FrontProxyCertificate {
  readonly #options: FrontProxyOptions;
  #current: FrontProxy;
  #renewAtMs: number;
  #renewing: Promise<void> | undefined;

  private constructor(options: FrontProxyOptions, current: FrontProxy) {
    this.#options = options;
    this.#current = current;
    this.#renewAtMs = renewalOf(current);
  }

  /** Reads the certificate of a folder, or makes it. */
  static async open(options: FrontProxyOptions): Promise<FrontProxyCertificate> {
    return new FrontProxyCertificate(options, await ensure(options));
  }

  get current(): FrontProxy {
    if (this.#options.clock() >= this.#renewAtMs) this.#renewing ??= this.#renew();
    return this.#current;
  }

  async #renew(): Promise<void> {
    try {
      this.#current = await ensure(this.#options);
      this.#renewAtMs = renewalOf(this.#current);
    } catch (error) {
      this.#renewAtMs = this.#options.clock() + 3_600_000;
      this.#options.logError("cannot renew the certificate for extension servers", error);
    } finally {
      this.#renewing = undefined;
    }
  }
}

async function ensure(options: FrontProxyOptions): Promise<FrontProxy> {
  const found = read(options);
  return found ?? withFolderLock(options.folder, async () => read(options) ?? make(options));
}

/** Undefined where one of the files is missing, or is to be renewed. */
function read({ folder, clock }: FrontProxyOptions): FrontProxy | undefined {
  const files = filesOf(folder);
  if (!files.every((each) => existsSync(each))) return undefined;
  const [ca = "", cert = "", key = ""] = files.map((each) => readFileSync(each, "utf8"));
  const found = { ca, client: { cert, key } };
  const [leaf] = certificatesOf(cert);
  return leaf?.x509.checkPrivateKey(createPrivateKey(key)) === true && clock() < renewalOf(found) ? found : undefined;
}

function renewalOf({ client }: FrontProxy): number {
  const [leaf] = certificatesOf(client.cert);
  return leaf === undefined ? 0 : Date.parse(leaf.x509.validTo) - renewDays * dayMs;
}

function make({ folder, clock }: FrontProxyOptions): FrontProxy {
  const nowMs = clock();
  const times = { notBeforeMs: nowMs - 3_600_000, notAfterMs: nowMs + days * dayMs };
  const [caKey, key] = [newKey(), newKey()];
  const signingKey = createPrivateKey(caKey);
  const subject = userName("front-proxy-ca", []);
  const ca = issueCertificate({ ...times, subject, publicKey: createPublicKey(signingKey), signingKey });
  const [issuer] = certificatesOf(ca);
  if (issuer === undefined) throw new Error("an authority that was made cannot be read");
  const publicKey = createPublicKey(createPrivateKey(key));
  const cert = issueCertificate({ ...times, subject: userName(frontProxyName, []), publicKey, signingKey, issuer });
  const [caFile, certFile, keyFile] = filesOf(folder);
  writeWhole(keyFile, key, 0o600);
  writeWhole(caFile, ca, 0o644);
  writeWhole(certFile, cert, 0o644);
  return { ca, client: { cert, key } };
}

function filesOf(folder: string): [ca: string, cert: string, key: string] {
  const at = (name: string) => join(folder, name);
  return [at("front-proxy-ca.crt"), at(`${frontProxyName}.crt`), at(`${frontProxyName}.key`)];
}
