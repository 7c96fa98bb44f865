import type { NamespacePhase } from "../admission/plugins/namespaceLifecycle.ts";
import { admissionChain } from "../admission/chain.ts";
import { shapeOf } from "../apply/shape.ts";
import { trackUpdate } from "../apply/trackUpdate.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import { change } from "./change.ts";
import { prepare } from "./prepare.ts";
import type { Registry } from "./registry.ts";
import type { Store } from "./store.ts";
import { decodeStored } from "./storedForm.ts";

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
  const prefix = options.platform.systemPrefix;
  const names = ["default", `${prefix}-system`, `${prefix}-public`, `${prefix}-node-lease`];
  const missing = names.filter((name) => store.get("", name) === undefined);
  await Promise.all(missing.map((name) => createNamespace(store, name, options)));
}

async function createNamespace(store: Store, name: string, { platform, newUid, nowMs }: SystemOptions): Promise<void> {
  const code = await store.load();
  const { descriptor } = store;
  const time = timestamp(nowMs);
  const object: ApiObject = { metadata: { name, uid: newUid(), creationTimestamp: time } };
  const own = { apiVersion: descriptor.apiVersion, shape: shapeOf(code.structure) };
  const versions = { own, find: () => undefined, mayChange: false };
  const writer = { manager: `${platform.systemPrefix}-apiserver`, subresource: "", time, versions };
  prepare(object, undefined, {
    descriptor,
    code,
    admission: admissionChain([]),
    attributes: {
      operation: "create",
      descriptor,
      namespace: "",
      name,
      subresource: "",
      user: { name: "system:apiserver", groups: ["system:masters"] },
      dryRun: false,
    },
    nowMs,
    subresource: "",
    warn: () => {},
    track: (made) => trackUpdate(made, undefined, writer),
  });
  await change({ store, code, namespace: "", name, dryRun: false }, (current) =>
    current === undefined ? { kind: "write", object } : { kind: "keep" },
  );
}
