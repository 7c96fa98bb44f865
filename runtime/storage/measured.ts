import {
  apiserverStorageEventsReceivedTotal,
  apiserverStorageListEvaluatedObjectsTotal,
  apiserverStorageListFetchedObjectsTotal,
  apiserverStorageListReturnedObjectsTotal,
  apiserverStorageListTotal,
  apiserverWatchCacheConsistentReadTotal,
  apiserverWatchCacheReadWaitSeconds,
  etcdRequestDurationSeconds,
  etcdRequestErrorsTotal,
  etcdRequestsTotal,
} from "../../generated/metrics.ts";
import type { Counter } from "../metrics/family.ts";
import type { Histogram } from "../metrics/histogram.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { SeriesCache } from "../metrics/seriesCache.ts";
import type { GroupResource } from "../schema/index.ts";
import type { ResourceOfKey } from "./resourceOfKey.ts";
import {
  type Storage,
  StorageError,
  type StorageErrorCode,
  type StorageListener,
  type WriteOperation,
} from "./storage.ts";

type Operation = "get" | "list" | "create" | "update" | "delete" | "transact";

export interface MeasuredOptions {
  readonly metrics: MetricRegistry;
  readonly resourceOf: ResourceOfKey;
}

/** A store whose operations are counted and timed. The caller gets the outcome as soon as without that. */
export function measured(storage: Storage, { metrics, resourceOf }: MeasuredOptions): Storage {
  const time = operationTimer(metrics, resourceOf);
  const pages = metrics.counter(apiserverStorageListTotal);
  const objects = [
    metrics.counter(apiserverStorageListFetchedObjectsTotal),
    metrics.counter(apiserverStorageListEvaluatedObjectsTotal),
    metrics.counter(apiserverStorageListReturnedObjectsTotal),
  ]; // one number: the store chooses by keys alone, so that it reads what it returns
  const { catchUp, isStale, hasLeases, compact, checkSpace, memberChecks } = storage;
  const counted = catchUp === undefined ? uncounted : eventCounter(metrics, resourceOf);
  return {
    get revision() {
      return storage.revision;
    },
    get: (key) => time("get", key, storage.get(key)),
    list: (options) => {
      const { prefix } = options;
      const page = storage.list(options);
      const count = ({ items }: { readonly items: readonly unknown[] }) => {
        const labels = resourceOf(prefix) ?? none;
        pages.with(labels).add();
        for (const each of objects) each.with(labels).add(items.length);
      };
      page.then(count, () => {}); // the caller gets the error
      return time("list", prefix, page);
    },
    write: (operation) => time(nameOf(operation), operation.prefix, storage.write(operation)),
    transact: (operations) => time("transact", operations[0]?.prefix ?? "", storage.transact(operations)),
    pending: (key) => storage.pending(key),
    settled: () => storage.settled(),
    ...(catchUp === undefined
      ? {}
      : { catchUp: waitTimer({ metrics, resourceOf }, (reader) => catchUp.call(storage, reader)) }),
    ...(isStale === undefined ? {} : { isStale: (key) => isStale.call(storage, key) }),
    ...(hasLeases === undefined ? {} : { hasLeases }),
    ...(checkSpace === undefined ? {} : { checkSpace: () => checkSpace.call(storage) }),
    ...(memberChecks === undefined ? {} : { memberChecks }),
    ...(compact === undefined ? {} : { compact: (onProgress) => compact.call(storage, onProgress) }),
    watch: (prefix, listener, onGap) => storage.watch(prefix, counted(prefix, listener), onGap),
    close: () => storage.close(),
  };
}

const none: GroupResource = { group: "", resource: "" };

/** Counts and times the waits of readers that want to see everything that is durable. */
function waitTimer(
  { metrics, resourceOf }: MeasuredOptions,
  catchUp: (reader?: string) => Promise<void>,
): (reader?: string) => Promise<void> {
  const reads = metrics.counter(apiserverWatchCacheConsistentReadTotal);
  const waits = metrics.histogram(apiserverWatchCacheReadWaitSeconds);
  const series = metrics.cache(({ group, resource }: GroupResource) => {
    const of = (success: string) => reads.with({ group, resource, success, fallback: "false" });
    return { seconds: waits.with({ group, resource }), read: () => of("true"), failed: () => of("false") };
  });
  return (reader) => {
    const labels = reader === undefined ? undefined : resourceOf(reader);
    const outcome = catchUp(reader);
    if (labels === undefined) return outcome;
    const startMs = performance.now();
    const { seconds, read, failed } = series.get(labels);
    const count = (end: () => Counter) => {
      seconds.observe((performance.now() - startMs) / 1000);
      end().add();
    };
    outcome.then(
      () => count(read),
      () => count(failed),
    );
    return outcome;
  };
}

type CountedListener = (prefix: string, listener: StorageListener) => StorageListener;

/** A store that no other server writes to sends what the server itself has written. */
const uncounted: CountedListener = (_prefix, listener) => listener;

/** Counts what comes from a store that several servers share. */
function eventCounter(metrics: MetricRegistry, resourceOf: ResourceOfKey): CountedListener {
  const received = metrics.counter(apiserverStorageEventsReceivedTotal);
  const series = metrics.cache((labels: GroupResource) => received.with(labels));
  return (prefix, listener) => {
    const labels = resourceOf(prefix);
    if (labels === undefined) return listener;
    return (events, revision) => {
      series.get(labels).add(events.length);
      listener(events, revision);
    };
  };
}

function nameOf({ value, expectedRevision }: WriteOperation): Operation {
  if (value === undefined) return "delete";
  return expectedRevision === 0 ? "create" : "update";
}

interface OperationSeries {
  readonly requests: Counter;
  readonly seconds: Histogram;
  readonly errors: () => Counter;
}

/** Outcomes that say how things are, and not that something is wrong. */
const expected: ReadonlySet<StorageErrorCode> = new Set(["exists", "missing", "conflict"]);

function operationTimer(metrics: MetricRegistry, resourceOf: ResourceOfKey) {
  const requests = metrics.counter(etcdRequestsTotal);
  const durations = metrics.histogram(etcdRequestDurationSeconds);
  const errors = metrics.counter(etcdRequestErrorsTotal);
  const caches = new Map<Operation, SeriesCache<GroupResource, OperationSeries>>();
  const cacheOf = (operation: Operation) => {
    const cache = metrics.cache(({ group, resource }: GroupResource): OperationSeries => {
      const labels = { operation, group, resource };
      return {
        requests: requests.with(labels),
        seconds: durations.with(labels),
        errors: () => errors.with(labels),
      };
    });
    caches.set(operation, cache);
    return cache;
  };
  /** `key` may be a prefix of keys. The promise is handed back as it came, so that nothing waits for the count. */
  return <T>(operation: Operation, key: string, outcome: Promise<T>): Promise<T> => {
    const startMs = performance.now();
    const series = (caches.get(operation) ?? cacheOf(operation)).get(resourceOf(key) ?? none);
    const count = () => {
      series.requests.add();
      series.seconds.observe((performance.now() - startMs) / 1000);
    };
    outcome.then(count, (error: unknown) => {
      count();
      if (!(error instanceof StorageError && expected.has(error.code))) series.errors().add();
    });
    return outcome;
  };
}
