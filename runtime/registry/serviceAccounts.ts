import type { ServiceAccount } from "../../generated/core/v1/serviceAccount.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";

export interface ServiceAccounts {
  /** Shared by all readers: not to be changed. */
  readonly find: (namespace: string, name: string) => ServiceAccount | undefined;
  /** Learns of what other servers have written. */
  readonly refresh: () => Promise<void>;
}

/** The stored service accounts, each read once while it stays as it is; undefined where there is no such kind. */
export function serviceAccounts(registry: Pick<Registry, "store">): ServiceAccounts | undefined {
  const store = registry.store("", "serviceaccounts");
  if (store === undefined) return undefined;
  const known = new WeakMap<CacheEntry, ServiceAccount>();
  return {
    find: (namespace, name) => {
      const entry = store.get(namespace, name);
      if (entry === undefined) return undefined;
      const account = known.get(entry) ?? (decodeStored(entry.bytes) as ServiceAccount);
      known.set(entry, account);
      return account;
    },
    refresh: async () => {
      await store.fresh();
    },
  };
}
