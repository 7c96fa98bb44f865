import { join } from "node:path";
import { parseDurationMs } from "./filters/duration.ts";
import { readFlagFile } from "./lib/flagFile.ts";
import { stamped } from "./registry/storedForm.ts";
import type { Storage } from "./storage/storage.ts";
import { transformed } from "./storage/transformed.ts";

export interface StorageFlags {
  readonly storageBackend: "lmdb" | "etcd3" | "memory";
  /** URLs; at least one with the etcd3 back end. */
  readonly etcdServers: readonly string[];
  readonly etcdPrefix: string;
  /** Names of PEM files; "": none. */
  readonly etcdCafile: string;
  readonly etcdCertfile: string;
  readonly etcdKeyfile: string;
  /** Durations as "5m0s"; "0s": never. */
  readonly etcdCompactionInterval: string;
}

export interface StorageContext {
  readonly dataDir: string;
  readonly logError: (message: string, error: unknown) => void;
}

/** Opens what the flags say; only that back end is loaded. Throws an Error that names the flag that is wrong. */
export async function openStorage(flags: StorageFlags, context: StorageContext): Promise<Storage> {
  if (flags.storageBackend === "etcd3") return openEtcd(flags, context);
  if (flags.storageBackend === "memory") return (await import("./storage/memory.ts")).openMemoryStorage();
  return (await import("./storage/lmdb.ts")).openLmdbStorage({ folder: storageFolder(context.dataDir) });
}

/** Where the lmdb back end keeps a data directory's objects. */
export function storageFolder(dataDir: string): string {
  return join(dataDir, "data");
}

/** Objects get their resourceVersion when they come from etcd: it is known only after the write. */
async function openEtcd(flags: StorageFlags, { logError }: StorageContext): Promise<Storage> {
  const { etcdServers, etcdPrefix } = flags;
  checkServers(etcdServers);
  if ((flags.etcdCertfile === "") !== (flags.etcdKeyfile === "")) {
    throw new Error("--etcd-certfile and --etcd-keyfile go together");
  }
  const tls = {
    ...(flags.etcdCafile === "" ? {} : { ca: readFlagFile("etcd-cafile", flags.etcdCafile) }),
    ...(flags.etcdCertfile === "" ? {} : { cert: readFlagFile("etcd-certfile", flags.etcdCertfile) }),
    ...(flags.etcdKeyfile === "" ? {} : { key: readFlagFile("etcd-keyfile", flags.etcdKeyfile) }),
  };
  const intervalMs = parseDurationMs(flags.etcdCompactionInterval) ?? 0;
  const compaction = intervalMs > 0 ? { compactionIntervalMs: intervalMs } : {};
  const { openEtcdStorage } = await import("./storage/etcd.ts");
  const storage = await openEtcdStorage({ servers: etcdServers, prefix: etcdPrefix, tls, logError, ...compaction });
  return transformed(storage, { fromStored: (bytes, { revision }) => stamped(bytes, revision) });
}

function checkServers(servers: readonly string[]): void {
  if (servers.length === 0) throw new Error("--etcd-servers must name a server with --storage-backend=etcd3");
  for (const server of servers) {
    const url = URL.canParse(server) ? new URL(server) : undefined;
    if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
      throw new Error(`--etcd-servers: ${JSON.stringify(server)} is not a URL as https://host:2379`);
    }
  }
}
