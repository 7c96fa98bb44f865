import {
  apiserverInitEventsTotal,
  apiserverWatchEventsSizes,
  apiserverWatchEventsTotal,
  apiserverWatchListDurationSeconds,
} from "../../../generated/metrics.ts";
import type { Counter } from "../../metrics/family.ts";
import type { Histogram } from "../../metrics/histogram.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { Store } from "../../registry/store.ts";

/** What counts the watches of a kind. */
export interface WatchMeter {
  readonly events: Counter;
  readonly sizes: Histogram;
  readonly initialEvents: Counter;
  /** Seconds until the current objects were sent; `isInNamespace` when only those of one were asked for. */
  readonly initial: (options: { readonly isInNamespace: boolean }) => Histogram;
}

/** Finds what counts the watches of a kind. */
export function watchMeters(metrics: MetricRegistry): (store: Store) => WatchMeter {
  const events = metrics.counter(apiserverWatchEventsTotal);
  const sizes = metrics.histogram(apiserverWatchEventsSizes);
  const initialEvents = metrics.counter(apiserverInitEventsTotal);
  const durations = metrics.histogram(apiserverWatchListDurationSeconds);
  const known = metrics.cache(({ descriptor }: Store): WatchMeter => {
    const { group, version, plural: resource } = descriptor;
    const labels = { group, version, resource };
    return {
      events: events.with(labels),
      sizes: sizes.with(labels),
      initialEvents: initialEvents.with({ group, resource }),
      initial: ({ isInNamespace }) => durations.with({ ...labels, scope: isInNamespace ? "namespace" : "cluster" }),
    };
  });
  return (store) => known.get(store);
}
