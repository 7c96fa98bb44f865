import { apiserverResourceObjects, apiserverStorageObjects } from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { GroupResource } from "../schema/index.ts";
import type { Registry } from "./registry.ts";

/** Tells how many objects there are, and forgets the series of kinds that went. */
export function measureRegistry(registry: Registry, metrics: MetricRegistry): void {
  const byResource = metrics.gauge(apiserverStorageObjects);
  const byGroup = metrics.gauge(apiserverResourceObjects);
  let generation = registry.generation;
  metrics.onCollect(() => {
    if (generation !== registry.generation) {
      generation = registry.generation;
      retainServed(registry, metrics);
    }
    for (const { descriptor, collection } of registry.stores) {
      if (!collection.isOpen) continue;
      const { group, plural: resource } = descriptor;
      byResource.with({ resource: resourceLabel({ group, resource }) }).set(collection.cache.liveCount);
      byGroup.with({ group, resource }).set(collection.cache.liveCount);
    }
  });
}

/** "pods", "deployments.apps". */
export function resourceLabel({ group, resource }: GroupResource): string {
  return group === "" ? resource : `${resource}.${group}`;
}

function retainServed(registry: Registry, metrics: MetricRegistry): void {
  const served = new Set<string>();
  for (const { group, plural: resource } of registry.stores.map((each) => each.descriptor)) {
    served.add(`${group}/${resource}`).add(resourceLabel({ group, resource }));
  }
  metrics.retain(({ group, resource = "" }) => {
    return resource === "" || served.has(group === undefined ? resource : `${group}/${resource}`);
  });
}
