import type { ResourceQuota } from "../../generated/core/v1/resourceQuota.ts";
import type { Quotas } from "../admission/plugins/resourceQuota.ts";
import { trackUpdate } from "../apply/trackUpdate.ts";
import type { KindCode, Platform } from "../schema/index.ts";
import { followStore } from "./followStore.ts";
import type { Registry } from "./registry.ts";
import { decodeStored, encodeStored } from "./stored/storedForm.ts";
import type { Store } from "./store.ts";
import { systemWriter } from "./systemObject.ts";

export interface QuotasOptions {
  readonly platform: Platform;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The stored quotas, and the writes of what is used; undefined where there is no such kind. */
export function storedQuotas(registry: Pick<Registry, "store">, options: QuotasOptions): Quotas | undefined {
  const store = registry.store("", "resourcequotas");
  if (store === undefined) return undefined;
  const names = new Map<string, Set<string>>();
  let code: KindCode | undefined;
  followStore(store, {
    put: ({ namespace, name }) => {
      names.set(namespace, (names.get(namespace) ?? new Set()).add(name));
      if (code === undefined) void Promise.resolve(store.load()).then((loaded) => (code = loaded));
    },
    remove: ({ namespace, name }) => {
      const left = names.get(namespace);
      left?.delete(name);
      if (left?.size === 0) names.delete(namespace);
    },
  });
  const { read, remember } = reader(store);
  return {
    has: (namespace) => names.has(namespace),
    count: (namespace) => names.get(namespace)?.size ?? 0,
    list: (namespace) => {
      const found = [...(names.get(namespace) ?? [])].sort().map((name) => read(store.keyOf(namespace, name)));
      return found.flatMap((each) => (each === undefined ? [] : [each]));
    },
    use: (quota, used) => {
      const { name = "", namespace = "", resourceVersion } = quota.metadata ?? {};
      const { status } = quota;
      const object = {
        ...quota,
        metadata: { ...quota.metadata },
        status: { ...status, used: { ...status?.used, ...used } },
      };
      if (code !== undefined && !isTracked(quota, used, `${options.platform.systemPrefix}-apiserver`)) {
        const writer = systemWriter(store, code, { platform: options.platform, nowMs: options.clock() });
        trackUpdate(object, quota, { ...writer, subresource: "status" });
      }
      return {
        prefix: store.collection.prefix,
        key: store.keyOf(namespace, name),
        expectedRevision: Number(resourceVersion),
        value: (revision) => remember(encodeStored(store.storedForm, object, revision), object),
      };
    },
  };
}

/** The server manages these fields already: only the time of its entry would be new. */
function isTracked({ metadata }: ResourceQuota, used: Readonly<Record<string, string>>, manager: string): boolean {
  const entry = metadata?.managedFields?.find((each) => each.manager === manager && each.subresource === "status");
  const owned = (entry?.fieldsV1 as OwnedFields | undefined)?.["f:status"]?.["f:used"] ?? {};
  return Object.keys(used).every((name) => Object.hasOwn(owned, `f:${name}`));
}

interface OwnedFields {
  readonly "f:status"?: { readonly "f:used"?: object };
}

/** Reads the newest state of a quota: each only once, none that it wrote. What cannot be read bounds nothing. */
function reader({ storage, cache }: Store) {
  const known = new WeakMap<object, ResourceQuota>();
  return {
    read: (key: string): ResourceQuota | undefined => {
      const found = storage.pending(key) ?? cache.get(key);
      if (found === undefined || found.unreadable !== undefined) return undefined;
      const bytes = "value" in found ? found.value : found.bytes;
      if (bytes === undefined) return undefined;
      const quota = known.get(bytes) ?? (decodeStored(Buffer.from(bytes)) as ResourceQuota);
      known.set(bytes, quota);
      return quota;
    },
    remember: (bytes: Buffer, quota: ResourceQuota): Buffer => {
      known.set(bytes, quota);
      return bytes;
    },
  };
}
