import type { Generated, HandlerRow, ResourceDescriptor } from "../schema/index.ts";
import { Collection, type CollectionOptions } from "./collection.ts";
import { type AddedVersion, type Groups, groupsWith } from "./groups.ts";
import { isServed, type Place, type Route, Routes, verbsOfDescriptor, verbsOfRows } from "./routes.ts";
import { Store } from "./store.ts";
import { checkStorage } from "./stored/storedVersions.ts";

export type { Place, Route } from "./routes.ts";

/** How often collections without commits let go of history that is too old, in milliseconds. */
const trimMs = 30_000;

export type ServeListener = (kinds: readonly ResourceDescriptor[]) => void;

/** All stores, and which of them a path means. Kinds come and go while the server runs. */
export interface Registry {
  readonly stores: readonly Store[];
  /** Rows of the handler table that are served, in the order of the spec. */
  readonly rows: readonly HandlerRow[];
  /** In discovery order, each with its versions, the preferred one first. */
  readonly groups: Groups;
  /** Grows when kinds come, change or go: what is made of all kinds is good as long as this stays. */
  readonly generation: number;
  /** By group, version, resource and sub-resource; undefined when nothing is there. */
  readonly route: (where: Place) => Route | undefined;
  readonly storesOf: (apiVersion: string) => readonly Store[];
  readonly store: (group: string, resource: string) => Store | undefined;
  /**
   * Serves these kinds in place of those that were served under the name; none takes the name away, and its
   * collections.
   */
  readonly serve: (name: string, kinds: readonly ResourceDescriptor[]) => void;
  /** Calls with the kinds that such a name had and has now. Returns how to stop. */
  readonly onServe: (listener: ServeListener) => () => void;
  /** Lists a group-version, under the name of who answers it, though no store here does; undefined takes it away. */
  readonly delegate: (name: string, groupVersion: AddedVersion | undefined) => void;
  /** A store that no path leads to, over the collection of its storage prefix, which goes with the name. */
  readonly unrouted: (name: string, kind: ResourceDescriptor) => Store;
  /** Those that are loaded. */
  readonly collections: () => readonly Collection[];
  /** Looks again at objects that could not be read. The registry does so by itself now and then. */
  readonly restore: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Loads the collections of the built-in kinds; those of kinds that come later are loaded by their first request. Throws
 * an Error when the kinds contradict each other in how they are stored.
 */
export async function openRegistry(
  generated: Pick<Generated, "resources" | "handlers" | "groups">,
  options: CollectionOptions,
): Promise<Registry> {
  const registry = new LiveRegistry(generated, options);
  await Promise.all(registry.stores.map(({ collection, descriptor }) => (descriptor.virtual ? [] : collection.open())));
  return registry;
}

class LiveRegistry implements Registry {
  readonly rows: readonly HandlerRow[];
  readonly #builtIn: readonly Store[];
  readonly #builtInGroups: Groups;
  readonly #options: CollectionOptions;
  readonly #collections = new Map<string, Collection>();
  readonly #routes = new Routes();
  readonly #served = new Map<string, readonly Store[]>();
  /** What others answer, by their name. */
  readonly #delegated = new Map<string, AddedVersion>();
  /** Collections of kinds that come and go, by the name they are served under. */
  readonly #held = new Map<string, Set<Collection>>();
  readonly #listeners = new Set<ServeListener>();
  readonly #trimming: NodeJS.Timeout;
  #restoring: Promise<void> | undefined;
  #generation = 0;
  #stores: readonly Store[] | undefined;
  #groups: Groups | undefined;

  constructor(generated: Pick<Generated, "resources" | "handlers" | "groups">, options: CollectionOptions) {
    checkStorage(generated.resources);
    this.#options = options;
    this.#builtInGroups = generated.groups;
    this.rows = generated.handlers.filter(isServed);
    const served = new Set(generated.handlers.map((each) => each.descriptor));
    const kinds = generated.resources.filter((each) => served.has(each));
    this.#builtIn = kinds.map((each) => this.#storeOf(each, generated.resources));
    this.#trimming = setInterval(() => this.#trim(), trimMs);
    this.#trimming.unref();
    const byDescriptor = new Map(this.#builtIn.map((each) => [each.descriptor, each]));
    for (const [descriptor, verbs] of verbsOfRows(this.rows)) {
      const store = byDescriptor.get(descriptor);
      if (store === undefined) throw new Error(`the handler table names ${descriptor.kind}, which is no resource`);
      this.#routes.add(store, verbs);
    }
  }

  get stores(): readonly Store[] {
    this.#stores ??= [...this.#builtIn, ...[...this.#served.values()].flat()];
    return this.#stores;
  }

  get groups(): Groups {
    if (this.#groups === undefined) {
      const kinds = [...this.#served.values()].flat().map(({ descriptor }) => versionOf(descriptor));
      this.#groups = groupsWith(this.#builtInGroups, [...kinds, ...this.#delegated.values()]);
    }
    return this.#groups;
  }

  get generation(): number {
    return this.#generation;
  }

  readonly route = (place: Place): Route | undefined => this.#routes.find(place);

  readonly storesOf = (apiVersion: string): readonly Store[] => this.#routes.ofApiVersion(apiVersion);

  readonly store = (group: string, resource: string): Store | undefined => this.#routes.ofResource(group, resource);

  readonly serve = (name: string, kinds: readonly ResourceDescriptor[]): void => {
    const before = this.#served.get(name) ?? [];
    for (const store of before) this.#routes.remove(store);
    const stores = kinds.map((each) => this.#storeOf(each, kinds));
    for (const store of stores) this.#routes.add(store, verbsOfDescriptor(store.descriptor));
    if (before.length > 0) for (const each of stores) each.collection.replace(storedOf(each.descriptor, kinds));
    this.#keepCollections(name, new Set(stores.map((each) => each.collection)));
    if (stores.length === 0) this.#served.delete(name);
    else this.#served.set(name, stores);
    this.#change();
    for (const each of this.#listeners) each([...before.map(({ descriptor }) => descriptor), ...kinds]);
  };

  readonly onServe = (listener: ServeListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly delegate = (name: string, groupVersion: AddedVersion | undefined): void => {
    if (groupVersion === undefined) this.#delegated.delete(name);
    else this.#delegated.set(name, groupVersion);
    this.#change();
  };

  readonly unrouted = (name: string, kind: ResourceDescriptor): Store => {
    const store = this.#storeOf(kind, [kind]);
    this.#held.set(name, (this.#held.get(name) ?? new Set()).add(store.collection));
    return store;
  };

  readonly collections = (): readonly Collection[] => [...this.#collections.values()].filter((each) => each.isOpen);

  readonly restore = (): Promise<void> => {
    this.#restoring ??= this.#restoreAll().finally(() => (this.#restoring = undefined));
    return this.#restoring;
  };

  readonly close = (): void => {
    clearInterval(this.#trimming);
    for (const collection of this.#collections.values()) collection.close();
  };

  #change(): void {
    this.#generation += 1;
    this.#stores = undefined;
    this.#groups = undefined;
  }

  async #restoreAll(): Promise<void> {
    for (const collection of [...this.#collections.values()]) await collection.restore();
  }

  #trim(): void {
    void this.restore();
    const step = (collections: readonly Collection[]) => {
      const left = collections.filter((each) => each.cache.trim());
      if (left.length > 0) setImmediate(step, left);
    };
    step(this.collections());
  }

  #storeOf(descriptor: ResourceDescriptor, kinds: readonly ResourceDescriptor[]): Store {
    const prefix = descriptor.storagePrefix;
    let collection = this.#collections.get(prefix);
    if (collection === undefined) {
      const others = kinds.filter((each) => each.storagePrefix === prefix && each !== descriptor);
      collection = new Collection([descriptor, ...others], this.#options);
      this.#collections.set(prefix, collection);
    }
    return new Store(descriptor, collection);
  }

  /** Collections of the name that are not among these any more are closed. */
  #keepCollections(name: string, kept: Set<Collection>): void {
    for (const collection of this.#held.get(name) ?? []) {
      if (kept.has(collection)) continue;
      this.#collections.delete(collection.prefix);
      collection.close();
    }
    if (kept.size === 0) this.#held.delete(name);
    else this.#held.set(name, kept);
  }
}

function versionOf({ group, version }: ResourceDescriptor): AddedVersion {
  return { group, version };
}

/** Of the kinds that share a storage prefix, the one whose version is the stored one. */
function storedOf(descriptor: ResourceDescriptor, kinds: readonly ResourceDescriptor[]): ResourceDescriptor {
  const isStored = (each: ResourceDescriptor) =>
    each.storagePrefix === descriptor.storagePrefix && each.apiVersion === each.storageVersion;
  return kinds.find(isStored) ?? descriptor;
}
