import { resourceText } from "../schema/errors.ts";
import {
  apiserverCacheListFetchedObjectsTotal,
  apiserverCacheListReturnedObjectsTotal,
  apiserverCacheListTotal,
  apiserverResourceObjects,
  apiserverResourceSizeEstimateBytes,
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
import type { LabelValues } from "../metrics/family.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { GroupResource } from "../schema/index.ts";
import type { CacheCounts } from "../watch/cacheCounts.ts";
import { defaultMaxEvents } from "../watch/watchCache.ts";
import type { Registry } from "./registry.ts";
import type { Store } from "./store.ts";

/** Tells how many objects there are, and forgets the series of kinds that went. */
export function measureRegistry(registry: Registry, metrics: MetricRegistry): void {
  const meters = metrics.cache(collectionMeter(metrics));
  let generation = registry.generation;
  metrics.onCollect(() => {
    const forgetting = generation === registry.generation ? [] : metrics.retaining(isServed(registry));
    generation = registry.generation;
    return measured(registry, forgetting, (store) => meters.get(store)());
  });
}

function* measured(
  { stores }: Registry,
  forgetting: Iterable<undefined>,
  measure: (store: Store) => void,
): Generator<undefined> {
  yield* forgetting;
  let looked = 0;
  for (const store of stores) {
    if (store.collection.isOpen) measure(store);
    if (++looked % storesAtOnce === 0) yield;
  }
}

/** @limit Kinds whose caches a scrape looks at in one turn: the next turn goes on. */
const storesAtOnce = 20;

/** Makes what tells of a kind what the cache of its collection has done; it counts by itself. */
function collectionMeter(metrics: MetricRegistry): (store: Store) => () => void {
  const byResource = metrics.gauge(apiserverStorageObjects);
  const byGroup = metrics.gauge(apiserverResourceObjects);
  const sizes = metrics.gauge(apiserverResourceSizeEstimateBytes);
  const capacity = metrics.gauge(apiserverWatchCacheCapacity);
  const revision = metrics.gauge(apiserverWatchCacheResourceVersion);
  const differences = metrics.counter(apiserverWatchCacheDifferencesTotal);
  const checks = metrics.counter(apiserverStorageConsistencyChecksTotal);
  const counters = {
    received: metrics.counter(apiserverWatchCacheEventsReceivedTotal),
    dispatched: metrics.counter(apiserverWatchCacheEventsDispatchedTotal),
    loads: metrics.counter(apiserverWatchCacheInitializationsTotal),
    listed: metrics.counter(apiserverCacheListReturnedObjectsTotal),
    slow: metrics.counter(apiserverTerminatedWatchersTotal),
  };
  const countLists = listMeter(metrics);
  return ({ descriptor: { group, plural: resource }, collection }) => {
    const labels = { group, resource };
    const objects = [byResource.with({ resource: resourceText(labels) }), byGroup.with(labels)];
    const size = sizes.with(labels);
    const ownRevision = revision.with(labels);
    const ownDifferences = differences.with(labels);
    const ownChecks = checkResults.map((status) => [status, checks.with({ ...labels, status })] as const);
    const own = countNames.map((name) => [name, counters[name].with(labels)] as const);
    const ownLists = countLists(labels);
    capacity.with(labels).set(defaultMaxEvents);
    return () => {
      const { cache, counts } = collection;
      for (const each of objects) each.set(cache.liveCount);
      size.set(cache.liveBytes);
      ownLists(counts.lists);
      ownRevision.set(cache.changedRevision);
      ownDifferences.value = counts.checks.failure;
      for (const [status, counter] of ownChecks) counter.value = counts.checks[status];
      for (const [name, counter] of own) counter.value = counts[name];
    };
  };
}

type Lists = CacheCounts["lists"];

/** Makes what tells of a kind how its lists found their objects. */
function listMeter(metrics: MetricRegistry): (labels: GroupResource) => (lists: Lists) => void {
  const totals = metrics.counter(apiserverCacheListTotal);
  const fetched = metrics.counter(apiserverCacheListFetchedObjectsTotal);
  return ({ group, resource }) => {
    const seriesOf = (field: string | undefined) => {
      const labels = { group, resource, index: field === undefined ? "" : `f:${field}` };
      return { lists: totals.with(labels), fetched: fetched.with(labels) };
    };
    const known = new Map([[undefined as string | undefined, seriesOf(undefined)]]);
    return (lists) => {
      for (const [field, counts] of lists) {
        const series = known.get(field) ?? seriesOf(field);
        known.set(field, series);
        series.lists.value = counts.lists;
        series.fetched.value = counts.fetched;
      }
    };
  };
}

const checkResults = ["success", "failure", "error"] as const;
const countNames = ["received", "dispatched", "loads", "listed", "slow"] as const;

/** Whether series are of a kind that there is now: kinds come and go while series are looked at. */
function isServed(registry: Registry): (labels: LabelValues<string>) => boolean {
  let served = new Set<string>();
  let generation: number | undefined;
  return ({ group, resource = "" }) => {
    if (generation !== registry.generation) {
      generation = registry.generation;
      served = servedNames(registry);
    }
    return resource === "" || served.has(group === undefined ? resource : `${group}/${resource}`);
  };
}

/** What pod security calls pods, and what makes them, in the label that has kinds elsewhere. */
const noKinds = ["pod", "controller"];

function servedNames(registry: Registry): Set<string> {
  const served = new Set<string>(noKinds);
  for (const { group, plural: resource } of registry.stores.map((each) => each.descriptor)) {
    served.add(`${group}/${resource}`).add(resourceText({ group, resource }));
  }
  return served;
}
