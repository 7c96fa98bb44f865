import { resourceText } from "../schema/errors.ts";
import {
  apiserverCacheListReturnedObjectsTotal,
  apiserverCacheListTotal,
  apiserverResourceObjects,
  apiserverStorageConsistencyChecksTotal,
  apiserverStorageObjects,
  apiserverTerminatedWatchersTotal,
  apiserverWatchCacheCapacity,
  apiserverWatchCacheDifferencesTotal,
  apiserverWatchCacheEventsDispatchedTotal,
  apiserverWatchCacheEventsReceivedTotal,
  apiserverWatchCacheInitializationsTotal,
  apiserverWatchCacheResourceVersion,
} from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { GroupResource } from "../schema/index.ts";
import { defaultMaxEvents } from "../watch/watchCache.ts";
import type { Collection } from "./collection.ts";
import type { Registry } from "./registry.ts";

/** Tells how many objects there are, and forgets the series of kinds that went. */
export function measureRegistry(registry: Registry, metrics: MetricRegistry): void {
  const byResource = metrics.gauge(apiserverStorageObjects);
  const byGroup = metrics.gauge(apiserverResourceObjects);
  const measureCollection = collectionMeter(metrics);
  let generation = registry.generation;
  metrics.onCollect(() => {
    if (generation !== registry.generation) {
      generation = registry.generation;
      retainServed(registry, metrics);
    }
    for (const { descriptor, collection } of registry.stores) {
      if (!collection.isOpen) continue;
      const { group, plural: resource } = descriptor;
      measureCollection(collection, { group, resource });
      byResource.with({ resource: resourceText({ group, resource }) }).set(collection.cache.liveCount);
      byGroup.with({ group, resource }).set(collection.cache.liveCount);
    }
  });
}

/** Tells what the cache of a collection has done; it counts by itself. */
function collectionMeter(metrics: MetricRegistry): (collection: Collection, labels: GroupResource) => void {
  const capacity = metrics.gauge(apiserverWatchCacheCapacity);
  const revision = metrics.gauge(apiserverWatchCacheResourceVersion);
  const differences = metrics.counter(apiserverWatchCacheDifferencesTotal);
  const checks = metrics.counter(apiserverStorageConsistencyChecksTotal);
  const counters = {
    received: metrics.counter(apiserverWatchCacheEventsReceivedTotal),
    dispatched: metrics.counter(apiserverWatchCacheEventsDispatchedTotal),
    loads: metrics.counter(apiserverWatchCacheInitializationsTotal),
    lists: metrics.counter(apiserverCacheListTotal),
    listed: metrics.counter(apiserverCacheListReturnedObjectsTotal),
    slow: metrics.counter(apiserverTerminatedWatchersTotal),
  };
  return ({ cache, counts }, labels) => {
    capacity.with(labels).set(defaultMaxEvents);
    revision.with(labels).set(cache.changedRevision);
    differences.with(labels).value = counts.checks.failure;
    for (const status of ["success", "failure", "error"] as const) {
      checks.with({ ...labels, status }).value = counts.checks[status];
    }
    for (const name of ["received", "dispatched", "loads", "lists", "listed", "slow"] as const) {
      counters[name].with(labels).value = counts[name];
    }
  };
}

function retainServed(registry: Registry, metrics: MetricRegistry): void {
  const served = new Set<string>();
  for (const { group, plural: resource } of registry.stores.map((each) => each.descriptor)) {
    served.add(`${group}/${resource}`).add(resourceText({ group, resource }));
  }
  metrics.retain(({ group, resource = "" }) => {
    return resource === "" || served.has(group === undefined ? resource : `${group}/${resource}`);
  });
}
