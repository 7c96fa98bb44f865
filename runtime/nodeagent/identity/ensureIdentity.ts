import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { X509Certificate } from "node:crypto";
import type { Client } from "../../../generated/client.ts";
import type { Logger } from "../../component/logs/logger.ts";
import type { ClientConfig } from "../../client/clientConfig.ts";
import { ConnectionError, isUnauthorized } from "../../client/errors.ts";
import { loadKubeconfig } from "../../client/kubeconfig.ts";
import { pause } from "../../lib/pause.ts";
import type { Platform } from "../../schema/platform.ts";
import { type CertificateStore, certificateStore } from "./certificateStore.ts";
import { requestCertificate } from "./requestCertificate.ts";

export interface IdentityFiles {
  /** The agent's own kubeconfig, which is made where there is none that can be used. */
  readonly kubeconfig: string;
  /** Names the server, and a user that may ask for the certificate of a node. */
  readonly bootstrapKubeconfig: string;
  readonly certDir: string;
}

export interface IdentityOptions extends IdentityFiles {
  readonly platform: Platform;
  readonly nodeName: string;
  /** A client of a kubeconfig. */
  readonly clientOf: (kubeconfig: string) => Client;
  readonly log: Pick<Logger, "info" | "error">;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
}

/** Where an agent keeps the certificate that it shows to the API server. */
export function clientStore(certDir: string, { agentName }: Pick<Platform, "agentName">): CertificateStore {
  return certificateStore(certDir, `${agentName}-client`);
}

const firstRetryMs = 1000;
const lastRetryMs = 30_000;

/**
 * Sees to it that the agent's kubeconfig holds: one whose certificate has ended or cannot be read, or which the server
 * refuses, is made anew with a certificate that the user of the bootstrap kubeconfig asks for. Resolves when it holds,
 * or when the server does not answer, whose word it then is.
 */
export async function ensureIdentity(options: IdentityOptions): Promise<void> {
  const { log, signal } = options;
  const problem = await identityProblem(options);
  if (problem === undefined) return;
  log.info(`the node asks for a certificate: ${problem}`);
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(retryMs * 2, lastRetryMs)) {
    try {
      return await bootstrap(options);
    } catch (error) {
      signal.throwIfAborted();
      log.error("the node has no certificate yet", error);
      await pause(retryMs, signal);
      signal.throwIfAborted();
    }
  }
}

/** Codes of connections whose server is not the one that the kubeconfig was made for. */
const otherAuthority: readonly string[] = [
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "CERT_SIGNATURE_FAILURE",
];

/** Why the agent's kubeconfig does not hold; undefined where it does, as far as is known. */
async function identityProblem(options: IdentityOptions): Promise<string | undefined> {
  const { kubeconfig, nodeName, clientOf, nowMs, signal } = options;
  if (!existsSync(kubeconfig)) return "it has none";
  const unusable = await certificateProblem(kubeconfig, nowMs());
  if (unusable !== undefined) return unusable;
  const client = clientOf(kubeconfig);
  try {
    await client.core.v1.nodes.get(nodeName, { signal, timeoutMs: 5000 });
  } catch (error) {
    if (isUnauthorized(error)) return "the server refuses the one that it has";
    if (error instanceof ConnectionError && otherAuthority.includes(error.code)) return "the server's authority is new";
  } finally {
    client.transport.close();
  }
  return undefined;
}

async function certificateProblem(kubeconfig: string, nowMs: number): Promise<string | undefined> {
  try {
    const { auth } = await loadKubeconfig({ path: kubeconfig });
    if (auth.cert === undefined) return undefined; // it proves itself in another way
    const ends = new X509Certificate(Buffer.from(auth.cert)).validTo;
    return Date.parse(ends) > nowMs ? undefined : `that of ${kubeconfig} ended on ${ends}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function bootstrap(options: IdentityOptions): Promise<void> {
  const { kubeconfig, bootstrapKubeconfig, certDir, platform, nodeName, clientOf, nowMs, signal } = options;
  const cluster = await loadKubeconfig({ path: bootstrapKubeconfig });
  const store = clientStore(certDir, platform);
  const client = clientOf(bootstrapKubeconfig);
  try {
    const signerName = platform.names.signerAgentClient;
    const asked = { client, nodeName, signerName, purpose: "client auth", names: [], store, signal } as const;
    store.write(await requestCertificate(asked), nowMs());
  } finally {
    client.transport.close();
  }
  writeWhole(kubeconfig, kubeconfigOf(cluster, store.current, platform.name));
}

/** Leads to the certificate by its file, which is renewed. JSON is YAML. */
function kubeconfigOf({ server, tls }: ClientConfig, certificate: string, name: string): string {
  const { ca, serverName, insecureSkipVerify } = tls;
  const cluster = {
    server,
    ...(ca === undefined ? {} : { "certificate-authority-data": Buffer.from(ca).toString("base64") }),
    ...(serverName === undefined ? {} : { "tls-server-name": serverName }),
    ...(insecureSkipVerify ? { "insecure-skip-tls-verify": true } : {}),
  };
  const user = { "client-certificate": certificate, "client-key": certificate };
  const config = {
    ...{ apiVersion: "v1", kind: "Config", "current-context": name },
    clusters: [{ name, cluster }],
    users: [{ name, user }],
    contexts: [{ name, context: { cluster: name, user: name } }],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, file);
}
