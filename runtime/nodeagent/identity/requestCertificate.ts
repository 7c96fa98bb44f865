import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import type { Client } from "../../../generated/client.ts";
import type { CertificateSigningRequest } from "../../../generated/certificates/v1/certificateSigningRequest.ts";
import { groupNodes, userNodePrefix } from "../../../generated/wellknown.ts";
import { isAlreadyExists } from "../../client/errors.ts";
import { pause } from "../../lib/pause.ts";
import { hostName } from "../../x509/extensions.ts";
import { userName } from "../../x509/name.ts";
import { signRequest } from "../../x509/signRequest.ts";
import type { CertificatePair, CertificateStore } from "./certificateStore.ts";

export interface CertificateWish {
  readonly client: Client;
  readonly nodeName: string;
  readonly signerName: string;
  readonly purpose: "client auth" | "server auth";
  /** Host names and addresses that the certificate is to name. */
  readonly names: readonly string[];
  readonly store: Pick<CertificateStore, "pendingKey">;
  readonly signal: AbortSignal;
  /** The request is made and waits for its approval. */
  readonly onAsked?: (name: string) => void;
}

const firstLookMs = 100;
const lastLookMs = 5000;

/**
 * Asks the API server for a certificate of the node and waits until it is issued. A request that an earlier call has
 * made goes on: its name is made of all that it asks for. Rejects when the request is refused or gone, or when the
 * server does not answer.
 */
export async function requestCertificate(wish: CertificateWish): Promise<CertificatePair> {
  const { client, store, signal } = wish;
  const requests = client.certificates.v1.certificatesigningrequests;
  const key = pendingKey(store);
  const asked = requestOf(wish, key);
  const name = asked.metadata?.name ?? "";
  try {
    await requests.create(asked, { signal });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  wish.onAsked?.(name);
  for (let waitMs = firstLookMs; ; waitMs = Math.min(waitMs * 2, lastLookMs)) {
    const { status } = await requests.get(name, { signal });
    const refusal = status?.conditions?.find(({ type }) => type === "Denied" || type === "Failed");
    if (refusal !== undefined) {
      store.pendingKey.write(newKey()); // else the next call would find the same refusal
      throw new Error(`the request ${name} is refused: ${refusal.reason ?? refusal.type}: ${refusal.message ?? ""}`);
    }
    const cert = Buffer.from(status?.certificate ?? "", "base64").toString("latin1");
    if (cert !== "") return issued(cert, key);
    await pause(waitMs, signal);
    signal.throwIfAborted();
  }
}

function pendingKey({ pendingKey: { read, write } }: CertificateWish["store"]): string {
  const kept = read();
  if (kept !== undefined && isKey(kept)) return kept;
  const key = newKey();
  write(key);
  return key;
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function isKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false; // half written
  }
}

function requestOf(wish: CertificateWish, keyText: string): CertificateSigningRequest {
  const { nodeName, signerName, purpose, names } = wish;
  const key = createPrivateKey(keyText);
  const subject = userName(`${userNodePrefix}${nodeName}`, [groupNodes]);
  const request = signRequest({ subject, key, names: names.map(hostName) });
  const usages = ["digital signature" as const, purpose]; // keys of elliptic curves encipher nothing
  const identity = JSON.stringify([publicText(keyText), nodeName, signerName, usages, names]);
  const name = `node-csr-${createHash("sha256").update(identity).digest("hex").slice(0, 40)}`;
  const spec = { request: Buffer.from(pemOf(request)).toString("base64"), signerName, usages };
  return { metadata: { name }, spec };
}

function pemOf(request: Buffer): string {
  const lines = request.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE REQUEST-----", ...lines, "-----END CERTIFICATE REQUEST-----", ""].join("\n");
}

function publicText(keyText: string): string {
  return createPublicKey(keyText).export({ type: "spki", format: "pem" }).toString();
}

/** Throws an Error for a certificate of another key. */
function issued(cert: string, key: string): CertificatePair {
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) {
    throw new Error("the certificate that was issued is of another key");
  }
  return { cert, key };
}
