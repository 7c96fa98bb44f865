import { type Clock, sleep, systemClock } from "../../client/clock.ts";
import { isNotFound } from "../../client/errors.ts";
import {
  clusterResource,
  createInformer,
  type Informer,
  namespacedResource,
  type ScopedResource,
  type Stored,
  type Transport,
} from "../../client/index.ts";
import { type DiscoveredResource, type Discovery, resourceKey } from "../discovery.ts";
import type { PartialObject } from "../metadata.ts";

/** An object as the collector knows it, and the resource type that it is of. */
export interface Item {
  readonly resource: DiscoveredResource;
  readonly object: Stored<PartialObject>;
}

/** Keeps the metadata of the objects of one resource type, found by name and by owner. */
interface Monitor {
  readonly resource: DiscoveredResource;
  readonly informer: Informer<PartialObject, "owner">;
  /** The names of its objects by their uid. */
  readonly names: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
}

export interface MonitorsOptions {
  /** Answers with metadata alone. */
  readonly transport: Transport;
  readonly onAdd: (item: Item) => void;
  readonly onUpdate: (item: Item, old: Stored<PartialObject>) => void;
  /** The next event of the type waits for it. */
  readonly onDelete: (item: Item) => Promise<void>;
  /** A type is not served any more. */
  readonly onGone: () => void;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
}

/**
 * What is known of all objects, and of who owns whom: an informer a resource type. Nothing but the part of the metadata
 * that the collector reads is kept.
 */
export class Monitors {
  readonly #options: MonitorsOptions;
  /** By resource: "deployments.apps". */
  readonly #monitors = new Map<string, Monitor>();
  /** All served types, watched or not, by kind and group: "Deployment apps". */
  #kinds: ReadonlyMap<string, DiscoveredResource> = new Map();

  constructor(options: MonitorsOptions) {
    this.#options = options;
  }

  /**
   * Begins to watch the types that are new, ends those that are gone; resolves when the new ones are known. Nothing is
   * gone because its extension server does not answer: its objects still own, and are owned.
   */
  async sync(discovery: Discovery): Promise<void> {
    const found = new Set(discovery.resources.map(({ ref }) => resourceKey(ref)));
    const silent = [...this.#kinds.values()].filter(({ ref }) => {
      return discovery.stale.has(ref.apiVersion) && !found.has(resourceKey(ref));
    });
    const resources = [...discovery.resources, ...silent];
    this.#kinds = new Map(resources.map((each) => [`${each.ref.kind} ${each.ref.group}`, each]));
    const watched = new Map(resources.filter(isWatched).map((each) => [resourceKey(each.ref), each]));
    const gone = [...this.#monitors].filter(([key, { resource }]) => !isSame(resource, watched.get(key)));
    for (const [key] of gone) this.#monitors.delete(key);
    await Promise.all(gone.map(([, monitor]) => monitor.stop()));
    const added = [...watched].filter(([key]) => !this.#monitors.has(key)).values();
    const worker = async () => {
      for (const [key, resource] of added) {
        const monitor = this.#start(resource);
        this.#monitors.set(key, monitor);
        await this.#known(monitor);
      }
    };
    await Promise.all(Array.from({ length: startsAtOnce }, worker));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#monitors.values()].map((each) => each.stop()));
  }

  /** By the key that `itemKey` gives. */
  get(key: string): Item | undefined {
    const [resource = "", namespace = "", name = ""] = key.split("/");
    const monitor = this.#monitors.get(resource);
    const object = monitor?.informer.store.get({ namespace, name });
    return monitor === undefined || object === undefined ? undefined : { resource: monitor.resource, object };
  }

  /** The served type of a kind, which may be served in another version than the one named. */
  kindOf(apiVersion: string, kind: string): DiscoveredResource | undefined {
    const slash = apiVersion.indexOf("/");
    return this.#kinds.get(`${kind} ${slash < 0 ? "" : apiVersion.slice(0, slash)}`);
  }

  /** All objects of a type, "widgets.example.com". */
  itemsOf(key: string): Item[] {
    const monitor = this.#monitors.get(key);
    return monitor?.informer.store.list().map((object) => ({ resource: monitor.resource, object })) ?? [];
  }

  /** Whether there is such an object in any namespace. */
  has({ ref }: DiscoveredResource, { name, uid }: { readonly name: string; readonly uid: string }): boolean {
    return this.#monitors.get(resourceKey(ref))?.names.get(uid) === name;
  }

  dependents(uid: string): Item[] {
    return [...this.#monitors.values()].flatMap(({ resource, informer }) =>
      informer.store.byIndex("owner", uid).map((object) => ({ resource, object })),
    );
  }

  /** Where objects of a type are read and written. */
  place({ ref, namespaced }: DiscoveredResource, namespace: string): ScopedResource<PartialObject> {
    const { transport } = this.#options;
    return namespaced
      ? namespacedResource<PartialObject>(transport, ref).namespace(namespace)
      : clusterResource<PartialObject>(transport, ref);
  }

  #start(resource: DiscoveredResource): Monitor {
    const { transport, onAdd, onUpdate, onDelete, onGone, onError, signal } = this.#options;
    const { ref, namespaced } = resource;
    const collection = namespaced
      ? namespacedResource<PartialObject>(transport, ref)
      : clusterResource<PartialObject>(transport, ref);
    const informer = createInformer<PartialObject, "owner">(collection, {
      indexers: { owner: ({ metadata }) => metadata.ownerReferences?.map((each) => each.uid) ?? [] },
      transform: essentials,
      onError: (error) => (isNotFound(error) ? onGone() : onError(error)),
    });
    const ending = new AbortController();
    const onAbort = () => ending.abort(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const running = informer.run(ending.signal);
    const stop = async () => {
      signal.removeEventListener("abort", onAbort);
      ending.abort();
      await running;
    };
    const names = new Map<string, string>();
    informer.addHandler({
      add: (object) => {
        names.set(object.metadata.uid, object.metadata.name);
        onAdd({ resource, object });
      },
      update: (old, object) => onUpdate({ resource, object }, old),
      delete: (object) => {
        names.delete(object.metadata.uid);
        return onDelete({ resource, object });
      },
    });
    return { resource, informer, names, stop };
  }

  /** A type that cannot be listed holds the others up for a while only. */
  async #known({ informer }: Monitor): Promise<void> {
    const { signal, clock = systemClock } = this.#options;
    const patience = new AbortController();
    const late = sleep(patienceMs, { clock, signal: patience.signal }).catch(() => {});
    await Promise.race([informer.synced(signal).catch(() => {}), late]);
    patience.abort();
  }
}

/**
 * Types that begin to be watched at once: a start shall not be all that a server does.
 * @limit Kinds that begin to be watched at once: the others wait.
 */
const startsAtOnce = 4;

/** @limit First list of a kind: the next kind begins. */
const patienceMs = 5000;

/** "deployments.apps/default/web"; the namespace is empty for objects of the whole cluster. */
export function itemKey({ resource, object }: Item): string {
  return keyOf(resource, { namespace: object.metadata.namespace ?? "", name: object.metadata.name });
}

export function keyOf(
  { ref }: DiscoveredResource,
  { namespace, name }: { readonly namespace: string; readonly name: string },
): string {
  return `${resourceKey(ref)}/${namespace}/${name}`;
}

const neededVerbs = ["list", "watch", "delete"];

/** Events come and go by themselves, and nothing is owned by them. */
function isWatched({ ref, verbs }: DiscoveredResource): boolean {
  return ref.kind !== "Event" && neededVerbs.every((each) => verbs.includes(each));
}

function isSame(one: DiscoveredResource, other: DiscoveredResource | undefined): boolean {
  return one.ref.apiVersion === other?.ref.apiVersion && one.namespaced === other.namespaced;
}

/** The part of an object that tells who owns it and how it is being deleted. */
function essentials({ apiVersion, kind, metadata }: Stored<PartialObject>): Stored<PartialObject> {
  const { name, namespace, uid, resourceVersion, deletionTimestamp, finalizers, ownerReferences } = metadata;
  return {
    apiVersion,
    kind,
    metadata: {
      ...{ name, uid, resourceVersion, creationTimestamp: "" },
      ...(namespace === undefined ? {} : { namespace }),
      ...(deletionTimestamp === undefined ? {} : { deletionTimestamp }),
      ...(finalizers === undefined ? {} : { finalizers }),
      ...(ownerReferences === undefined ? {} : { ownerReferences }),
    },
  };
}
