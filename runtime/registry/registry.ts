import type { Generated, HandlerRow, ResourceDescriptor } from "../schema/index.ts";
import type { Storage } from "../storage/storage.ts";
import { openWatchCache, type WatchCache } from "../watch/watchCache.ts";
import { extractorOf } from "./selectable.ts";
import { Store } from "./store.ts";
import { storedFormOf, withRevision } from "./storedForm.ts";

/** Sub-resources that this server answers; others that a kind declares are neither routed nor discovered. */
const servedSubresources: ReadonlySet<string> = new Set(["", "status", "finalize"]);

/** How often collections without commits let go of history that is too old, in milliseconds. */
const trimMs = 30_000;

/** All stores, and which of them a path means. */
export interface Registry {
  readonly stores: readonly Store[];
  /** Rows of the handler table that are served, in the order of the spec. */
  readonly rows: readonly HandlerRow[];
  /** By group, version, resource and sub-resource; undefined when nothing is there. */
  readonly route: (where: Place) => Route | undefined;
  readonly hasGroupVersion: (group: string, version: string) => boolean;
  readonly store: (group: string, resource: string) => Store | undefined;
  readonly close: () => void;
}

export interface Place {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
}

export interface Route {
  readonly store: Store;
  readonly verbs: ReadonlySet<string>;
}

/** Opens a watch cache for each storage prefix and a store for each kind. */
export async function openRegistry(
  generated: Pick<Generated, "resources" | "handlers">,
  options: { readonly storage: Storage; readonly clock: () => number },
): Promise<Registry> {
  const { storage, clock } = options;
  const caches = new Map<string, { cache: WatchCache; stored: ResourceDescriptor }>();
  const stores: Store[] = [];
  for (const descriptor of generated.resources) {
    const prefix = descriptor.storagePrefix;
    let shared = caches.get(prefix);
    if (shared === undefined) {
      shared = { cache: await openCache(descriptor, { storage, clock }), stored: descriptor };
      caches.set(prefix, shared);
    }
    stores.push(new Store(descriptor, { cache: shared.cache, storage, stored: shared.stored }));
  }
  const trimming = setInterval(() => {
    for (const { cache } of caches.values()) cache.trim();
  }, trimMs);
  trimming.unref();
  const rows = generated.handlers.filter((row) => servedSubresources.has(row.subresource));
  const routes = routesOf(rows, stores);
  const groupVersions = new Set(stores.map((each) => each.descriptor.apiVersion));
  return {
    stores,
    rows,
    route: (place) => routes.get(placeKey(place)),
    hasGroupVersion: (group, version) => groupVersions.has(group === "" ? version : `${group}/${version}`),
    store: (group, resource) =>
      stores.find(({ descriptor }) => descriptor.group === group && descriptor.plural === resource),
    close: () => {
      clearInterval(trimming);
      for (const { cache } of caches.values()) cache.close();
    },
  };
}

function openCache(
  descriptor: ResourceDescriptor,
  options: { storage: Storage; clock: () => number },
): Promise<WatchCache> {
  const form = storedFormOf(descriptor);
  return openWatchCache({
    ...options,
    prefix: descriptor.storagePrefix,
    extract: extractorOf(descriptor),
    withRevision: (bytes, revision) => withRevision(form, bytes, revision),
  });
}

function routesOf(rows: readonly HandlerRow[], stores: readonly Store[]): Map<string, Route> {
  const byDescriptor = new Map(stores.map((each) => [each.descriptor, each]));
  const routes = new Map<string, { store: Store; verbs: Set<string> }>();
  for (const { descriptor, subresource, verb } of rows) {
    const store = byDescriptor.get(descriptor);
    if (store === undefined) throw new Error(`the handler table names ${descriptor.kind}, which is no resource`);
    const key = placeKey({ ...descriptor, resource: descriptor.plural, subresource });
    const route = routes.get(key) ?? { store, verbs: new Set<string>() };
    route.verbs.add(verb);
    routes.set(key, route);
  }
  return routes;
}

function placeKey({ group, version, resource, subresource }: Place): string {
  return `${group}/${version}/${resource}/${subresource}`;
}
