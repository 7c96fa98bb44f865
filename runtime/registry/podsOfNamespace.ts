import type { Pod } from "../../generated/core/v1/pod.ts";
import type { StoredPods } from "../admission/podSecurity/existingPods.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** The pods of a namespace as they are known here; what cannot be read is left out. */
export function podsOfNamespace(registry: Pick<Registry, "store">): StoredPods<CacheEntry> {
  const store = registry.store("", "pods");
  return {
    list: (namespace) => store?.cache.list({ prefix: store.rangeOf(namespace), skipsUnreadable: true }).entries ?? [],
    read: (entry) => decodeStored(entry.bytes) as Pod,
  };
}
