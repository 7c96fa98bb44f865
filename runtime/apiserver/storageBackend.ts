export interface BackendFlags {
  /** "": as the servers of etcd say. */
  readonly storageBackend: "" | "lmdb" | "etcd3" | "memory";
  readonly etcdServers: readonly string[];
}

/** Where objects are stored. Throws an Error where the flags name a store of this server and one of several. */
export function storageBackendOf({ storageBackend, etcdServers }: BackendFlags): "lmdb" | "etcd3" | "memory" {
  if (etcdServers.length === 0) return storageBackend || "lmdb";
  if (storageBackend === "" || storageBackend === "etcd3") return "etcd3";
  throw new Error(
    `--etcd-servers: must not be given with --storage-backend=${storageBackend}, which stores nothing in etcd; ` +
      "leave --storage-backend out, or set it to etcd3",
  );
}
