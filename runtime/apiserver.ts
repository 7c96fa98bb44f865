import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { namespaceLifecycle } from "./admission/plugins/namespaceLifecycle.ts";
import { admissionChain } from "./admission/chain.ts";
import { writeAdminKubeconfig } from "./auth/adminKubeconfig.ts";
import { authorizerOf } from "./auth/authorizer.ts";
import { ensureCertificates } from "./auth/certificates.ts";
import { clientCertificateAuthenticator } from "./auth/clientCertificate.ts";
import { readTokenFile } from "./auth/tokenFile.ts";
import { openapiDocuments } from "./discovery/openapi.ts";
import { type Listener, listen } from "./listener.ts";
import { ensureSystemNamespaces, namespacePhases } from "./registry/namespaces.ts";
import { openRegistry, type Registry } from "./registry/registry.ts";
import type { Generated } from "./schema/index.ts";
import { createServer, type Server } from "./server.ts";
import type { Storage } from "./storage/storage.ts";
import { versionInfo } from "./version.ts";

/** The flags of the API server; `up` and `apiserver` have them all. */
export interface ApiServerFlags {
  readonly bindAddress: string;
  /** 0 picks a free port. */
  readonly securePort: number;
  readonly dataDir: string;
  /** "" means `<data-dir>/pki`. */
  readonly certDir: string;
  readonly tokenAuthFile: string;
  readonly clientCaFile: string;
  readonly authorizationMode: readonly string[];
  readonly storageBackend: "lmdb" | "memory";
  readonly anonymousAuth: boolean;
}

export interface ApiServer {
  /** https://HOST:PORT */
  readonly url: string;
  readonly kubeconfig: string;
  readonly dataDir: string;
  /** Ends watches, lets requests under way finish, then closes the storage. Resolves within `graceMs`. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

export interface ApiServerOptions {
  readonly flags: ApiServerFlags;
  readonly generated: Generated;
  readonly logError: (message: string, error: unknown) => void;
}

/** Milliseconds a request that is not a watch may take. */
const requestTimeoutMs = 60_000;
/** Milliseconds that a stop waits for requests under way. */
const defaultGraceMs = 4000;

/** Opens the storage, makes what is missing of certificates, and serves; resolves when requests are answered. */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const { flags, generated } = options;
  const { platform } = generated;
  const dataDir = resolve(flags.dataDir);
  const authorizer = authorizerOf(flags.authorizationMode);
  const tokens = flags.tokenAuthFile === "" ? [] : [readTokenFile(flags.tokenAuthFile)];
  const clientCas = flags.clientCaFile === "" ? [] : [readFileSync(flags.clientCaFile, "utf8")];
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const certificates = await ensureCertificates({
    folder: flags.certDir === "" ? join(dataDir, "pki") : resolve(flags.certDir),
    platformName: platform.name,
    bindAddress: flags.bindAddress,
    nowMs: Date.now(),
  });
  const storage = await openStorage(flags.storageBackend, dataDir);
  try {
    const registry = await openRegistry(generated, { storage, clock: Date.now });
    const state = { isStopping: false, address: "" };
    const server = serverOf({ ...options, registry, state, authorizer, tokens });
    await ensureSystemNamespaces(registry, { platform, newUid: randomUUID, nowMs: Date.now() });
    const listener = await listen({
      callback: server.callback,
      host: flags.bindAddress,
      port: flags.securePort,
      cert: certificates.serving.cert,
      key: certificates.serving.key,
      clientCas: [certificates.ca.cert, ...clientCas],
    });
    state.address = `${listener.host}:${listener.port}`;
    const url = `https://${state.address}`;
    const kubeconfig = join(dataDir, "admin.kubeconfig");
    const { ca, admin } = certificates;
    writeAdminKubeconfig({ file: kubeconfig, name: platform.name, server: url, caCert: ca.cert, client: admin });
    const stop = (graceMs = defaultGraceMs) => stopAll({ listener, server, registry, storage, state, graceMs });
    return { url, kubeconfig, dataDir, stop };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function openStorage(backend: ApiServerFlags["storageBackend"], dataDir: string): Promise<Storage> {
  if (backend === "memory") return (await import("./storage/memory.ts")).openMemoryStorage();
  return (await import("./storage/lmdb.ts")).openLmdbStorage({ folder: join(dataDir, "data") });
}

interface ServerParts extends ApiServerOptions {
  readonly registry: Registry;
  readonly state: { isStopping: boolean; address: string };
  readonly authorizer: ReturnType<typeof authorizerOf>;
  readonly tokens: readonly ReturnType<typeof readTokenFile>[];
}

function serverOf(parts: ServerParts): Server {
  const { generated, registry, state, flags, authorizer, tokens, logError } = parts;
  const { platform } = generated;
  const ping = { name: "ping", check: () => {} };
  const shutdown = {
    name: "shutdown",
    check: () => {
      if (state.isStopping) throw new Error("process is shutting down");
    },
  };
  return createServer({
    generated,
    registry,
    openapi: openapiDocuments(generated.openapiFolder),
    version: versionInfo(platform),
    checks: { livez: [ping], readyz: [ping, shutdown] },
    serverAddress: () => state.address,
    authentication: {
      certificate: clientCertificateAuthenticator(platform.labelDomain),
      tokens,
      anonymous: flags.anonymousAuth,
    },
    authorizer,
    handlers: {
      platform,
      admission: admissionChain([namespaceLifecycle(namespacePhases(registry))]),
      newUid: randomUUID,
      random: Math.random,
    },
    requestTimeoutMs,
    logError,
  });
}

interface StopParts {
  readonly listener: Listener;
  readonly server: Server;
  readonly registry: Registry;
  readonly storage: Storage;
  readonly state: { isStopping: boolean };
  readonly graceMs: number;
}

async function stopAll(parts: StopParts): Promise<void> {
  const { listener, server, registry, storage, state, graceMs } = parts;
  if (state.isStopping) return;
  state.isStopping = true;
  server.streams.stop();
  await listener.close(graceMs);
  server.stop();
  registry.close();
  await storage.close();
}
