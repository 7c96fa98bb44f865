import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import type { Registry } from "./registry.ts";
import { ensureSystemObject, type SystemObjectOptions } from "./systemObject.ts";

/** Notes since which day servers note the use of long-lived tokens, so that unused ones are known from then on. */
export async function ensureTokenTracking(registry: Registry, options: SystemObjectOptions): Promise<void> {
  const store = registry.store("", "configmaps");
  if (store === undefined) return;
  const { namespaceSystem: namespace, configMapLegacyTokenTracking: name } = options.platform.names;
  const since = new Date(options.nowMs).toISOString().slice(0, 10);
  await ensureSystemObject(store, { metadata: { name, namespace }, data: { since } } as ConfigMap, options);
}
