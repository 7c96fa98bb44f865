import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { apiserverStorageDbTotalSizeInBytes, apiserverStorageSizeBytes } from "../../generated/metrics.ts";
import { flagError } from "../lib/flagFile.ts";
import type { Encryption, EncryptionOptions } from "../encryption/encryption.ts";
import { type EtcdTlsFlags, etcdTls } from "./etcdTls.ts";
import type { Tracer } from "../schema/tracer.ts";
import { durationMs } from "../schema/duration.ts";
import { type BackendFlags, storageBackendOf } from "./storageBackend.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { stamped } from "../registry/stored/storedForm.ts";
import { type Storage, StorageError } from "../storage/storage.ts";
import { storageMeter } from "../storage/storageMeter.ts";
import { transformed } from "../storage/transformed.ts";

export interface StorageFlags extends EtcdTlsFlags, BackendFlags {
  /** Of the lmdb back end. */
  readonly acceptLostWrites: boolean;
  readonly etcdPrefix: string;
  /** Durations as "5m0s"; "0s": never. */
  readonly etcdCompactionInterval: string;
  readonly etcdDbMetricPollInterval: string;
  /** "": objects are stored as they are. */
  readonly encryptionProviderConfig: string;
  readonly encryptionProviderConfigAutomaticReload: boolean;
}

export interface StorageContext {
  readonly dataDir: string;
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
  /** Called when the store is not the one any more that was opened: what is known of it does not count. */
  readonly onReplaced?: ((error: Error) => void) | undefined;
  /** Absent: objects are stored as they are. */
  readonly encryption?: Encryption | undefined;
  readonly metrics: MetricRegistry;
  /** Absent: calls to etcd are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** Reads what is to be encrypted in storage; undefined when no flag says. Throws an Error that names the flag. */
export async function openStorageEncryption(
  flags: StorageFlags,
  context: Pick<EncryptionOptions, "apiDomain" | "descriptors" | "logError" | "metrics" | "serverId">,
): Promise<Encryption | undefined> {
  const { encryptionProviderConfig: file, encryptionProviderConfigAutomaticReload: isReloaded } = flags;
  if (file === "" && isReloaded) {
    throw new Error("--encryption-provider-config-automatic-reload must be set with --encryption-provider-config");
  }
  if (file === "") return undefined;
  const { openEncryption, defaultReloadMs } = await import("../encryption/encryption.ts");
  const reloads = isReloaded ? { reloadMs: defaultReloadMs } : {};
  const keyInStore = await keysOf(flags);
  return openEncryption({ ...context, file, keyInStore, ...reloads }).catch((error: unknown) => {
    throw flagError("encryption-provider-config", error);
  });
}

/** Other servers that share an etcd bind what they encrypt to the whole key, with its prefix. */
async function keysOf(flags: StorageFlags): Promise<EncryptionOptions["keyInStore"]> {
  if (storageBackendOf(flags) !== "etcd3") return undefined;
  const { etcdKeys } = await import("../storage/etcd/keys.ts");
  const keys = etcdKeys(flags.etcdPrefix);
  return (key) => keys.encode(key).toString("utf8");
}

/**
 * Opens what the flags say; only that back end is loaded. Encryption ends with the storage. Throws an Error that names
 * the flag that is wrong.
 */
export async function openStorage(flags: StorageFlags, context: StorageContext): Promise<Storage> {
  const backend = storageBackendOf(flags);
  if (backend === "etcd3") return openEtcd(flags, context);
  return encrypted(await openOwn(backend, flags, context), context);
}

function encrypted(storage: Storage, { encryption }: StorageContext): Storage {
  if (encryption === undefined) return storage;
  const { transformer, stop } = encryption;
  return transformed(storage, transformer, async () => {
    await storage.close();
    stop();
  });
}

async function openOwn(
  backend: "lmdb" | "memory",
  { acceptLostWrites }: StorageFlags,
  context: StorageContext,
): Promise<Storage> {
  const { dataDir, logError, logWarning, metrics } = context;
  if (backend === "memory") return (await import("../storage/memory.ts")).openMemoryStorage();
  const [{ openLmdbStorage }, { serveControl }] = await Promise.all([
    import("../storage/lmdb.ts"),
    import("../storage/upkeep/control.ts"),
  ]);
  const folder = storageFolder(dataDir);
  const loss = acceptLostWrites ? { onLoss: (gaveUp: string) => logWarning(goneOnText(gaveUp)) } : {};
  const storage = await openLmdbStorage({ folder, meter: storageMeter(metrics), ...loss }).catch(withLossHint);
  measureFolder(folder, metrics);
  const stopControl = await serveControl(folder, storage).catch((error) => {
    logError("cannot compact the store", error);
    return async () => {};
  });
  return {
    ...storage,
    get revision() {
      return storage.revision;
    },
    close: () => stopControl().then(() => storage.close()),
  };
}

/** What is logged of writes that --accept-lost-writes gives up. */
export function goneOnText(gaveUp: string): string {
  return `the store opens without lost writes, as --accept-lost-writes says: ${gaveUp}`;
}

/** Names the flag that opens a store all the same. */
export function withLossHint(error: unknown): never {
  if (!(error instanceof StorageError) || error.code !== "incomplete") throw error;
  const hint =
    "put back what is missing, or restore a backup; --accept-lost-writes goes on without the writes that are lost";
  throw new StorageError("incomplete", "", `acknowledged writes may be lost: ${error.message}; ${hint}`, {
    cause: error,
  });
}

function measureFolder(folder: string, metrics: MetricRegistry): void {
  const size = metrics.gauge(apiserverStorageDbTotalSizeInBytes).with({ endpoint: folder });
  const clusterSize = metrics.gauge(apiserverStorageSizeBytes).with({ storage_cluster_id: "lmdb-0" });
  metrics.onCollect(() => {
    const files = readdirSync(folder).map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
    const bytes = files.reduce((sum, each) => sum + each, 0);
    size.set(bytes);
    clusterSize.set(bytes);
  });
}

/** Where the lmdb back end keeps a data directory's objects. */
export function storageFolder(dataDir: string): string {
  return join(dataDir, "data");
}

/** Objects get their resourceVersion when they come from etcd: it is known only after the write. */
async function openEtcd(flags: StorageFlags, context: StorageContext): Promise<Storage> {
  const { logError, encryption, metrics, onReplaced, tracer } = context;
  const { etcdServers, etcdPrefix } = flags;
  checkServers(etcdServers);
  const tls = etcdTls(flags, Date.now());
  const [{ openEtcdStorage }, { etcdMeter }] = await Promise.all([
    import("../storage/etcd.ts"),
    import("../storage/etcd/etcdMeter.ts"),
  ]);
  const prepare = encryption?.transformer.prepare;
  const opened = await openEtcdStorage({
    ...{ servers: etcdServers, prefix: etcdPrefix, tls, logError, tracer, meter: etcdMeter(metrics, Date.now) },
    ...etcdIntervals(flags),
    ...(prepare === undefined ? {} : { prepare }),
    ...(onReplaced === undefined ? {} : { onReplaced }),
  }).catch((error: Error) => {
    throw new Error(`--etcd-servers: ${error.message}`, { cause: error });
  });
  const storage = encrypted(opened, context);
  return transformed(storage, { fromStored: (bytes, { revision }) => stamped(bytes, revision) });
}

function etcdIntervals(flags: StorageFlags): { compactionIntervalMs?: number; reportIntervalMs?: number } {
  const compactionIntervalMs = durationMs(flags.etcdCompactionInterval) ?? 0;
  const reportIntervalMs = durationMs(flags.etcdDbMetricPollInterval) ?? 0;
  return {
    ...(compactionIntervalMs > 0 ? { compactionIntervalMs } : {}),
    ...(reportIntervalMs > 0 ? { reportIntervalMs } : {}),
  };
}

/** URLs of http, https, unix or unixs, one at least. */
function checkServers(servers: readonly string[]): void {
  if (servers.length === 0) throw new Error("--etcd-servers must name a server with --storage-backend=etcd3");
  for (const server of servers) {
    const url = URL.canParse(server) ? new URL(server) : undefined;
    if (url === undefined || !["http:", "https:", "unix:", "unixs:"].includes(url.protocol)) {
      throw new Error(`--etcd-servers: ${JSON.stringify(server)} is not a URL as https://host:2379`);
    }
  }
}
