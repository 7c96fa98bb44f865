import { namespaceDefault } from "../../generated/wellknown.ts";
import type { NamespacePhase } from "../admission/plugins/namespaceLifecycle.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { keptObjects } from "./keptObjects.ts";
import type { Registry } from "./registry.ts";
import { ensureSystemObject } from "./systemObject.ts";

const namespaceResource = "namespaces";

/** Tells whether a namespace takes new objects. */
export function namespacePhases(registry: Registry): (namespace: string) => NamespacePhase {
  const phaseOf = namespaceReader(registry)(
    ({ metadata }): NamespacePhase => (metadata?.deletionTimestamp === undefined ? "active" : "terminating"),
  );
  return (namespace) => phaseOf(namespace) ?? "missing";
}

/** Reads something of namespaces: once of each, while it is the newest. Undefined: there is none of that name. */
export function namespaceReader(
  registry: Pick<Registry, "store">,
): <T>(read: (namespace: ApiObject) => T) => (name: string) => T | undefined {
  const store = registry.store("", namespaceResource);
  return (read) => {
    const { find } = keptObjects(store, read);
    return (name) => find("", name);
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
