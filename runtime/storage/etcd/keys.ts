import { prefixEnd } from "../orderedMap.ts";
import { StorageError } from "../storage.ts";

/** What all keys of storage begin with. */
const root = "/registry";

export interface KeyRange {
  readonly key: Buffer;
  readonly rangeEnd: Buffer;
}

/** How keys lie in etcd: another prefix stands in for the root, so that several platforms can share a cluster. */
export interface EtcdKeys {
  /** All keys of the platform. */
  readonly all: KeyRange;
  /** Throws StorageError "failed" for a key outside the root. */
  encode(key: string): Buffer;
  decode(bytes: Uint8Array): string;
  /** Keys that start with `prefix`; with `after`, those above it. */
  range(prefix: string, after?: string): KeyRange;
}

/** `etcdPrefix` as the flag has it, e.g. "/registry"; slashes at its ends, or beside each other, do not count. */
export function etcdKeys(etcdPrefix: string): EtcdKeys {
  const parts = etcdPrefix.split("/").filter((part) => part !== "");
  const etcdRoot = parts.map((part) => `/${part}`).join("");
  const place = (key: string) => Buffer.from(etcdRoot + key.slice(root.length));
  const range = (prefix: string, after = ""): KeyRange => {
    const within = prefix === "" ? `${root}/` : prefix;
    const end = prefixEnd(within) ?? "";
    return { key: place(after < within ? within : `${after}\0`), rangeEnd: place(end) };
  };
  return {
    all: range(""),
    encode(key) {
      if (!key.startsWith(`${root}/`)) throw new StorageError("failed", key, `${key} is outside of ${root}/`);
      return place(key);
    },
    decode(bytes) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
      return root + text.slice(etcdRoot.length);
    },
    range,
  };
}
