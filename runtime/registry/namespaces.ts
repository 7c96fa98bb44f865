import { namespaceDefault } from "../../generated/wellknown.ts";
import type { NamespacePhase } from "../admission/plugins/namespaceLifecycle.ts";
import type { Platform } from "../schema/index.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";
import { ensureSystemObject } from "./systemObject.ts";

const namespaceResource = "namespaces";

/**
 * Tells whether a namespace takes new objects. What was read of an entry is kept as long as the entry is the newest.
 */
export function namespacePhases(registry: Registry): (namespace: string) => NamespacePhase {
  const phases = new WeakMap<CacheEntry, NamespacePhase>();
  const store = registry.store("", namespaceResource);
  return (namespace) => {
    const entry = store?.get("", namespace);
    if (store === undefined || entry === undefined) return "missing";
    let phase = phases.get(entry);
    if (phase === undefined) {
      const { metadata } = decodeStored(entry.bytes);
      phase = metadata?.deletionTimestamp === undefined ? "active" : "terminating";
      phases.set(entry, phase);
    }
    return phase;
  };
}

export interface SystemOptions {
  readonly platform: Platform;
  readonly newUid: () => string;
  readonly nowMs: number;
}

/** Creates `default` and the system namespaces where they are missing. */
export async function ensureSystemNamespaces(registry: Registry, options: SystemOptions): Promise<void> {
  const store = registry.store("", namespaceResource);
  if (store === undefined) return;
  const { namespaceSystem, namespacePublic, namespaceNodeLease } = options.platform.names;
  const names = [namespaceDefault, namespaceSystem, namespacePublic, namespaceNodeLease];
  await Promise.all(names.map((name) => ensureSystemObject(store, { metadata: { name } }, options)));
}
