import type { HandlerRow, ResourceDescriptor, SubresourceDescriptor } from "../schema/index.ts";
import type { Store } from "./store.ts";

/**
 * Sub-resources that this server answers besides those that lead elsewhere; others that a kind declares are neither
 * routed nor discovered.
 */
const servedSubresources: ReadonlySet<string> = new Set([
  "",
  "approval",
  "binding",
  "ephemeralcontainers",
  "eviction",
  "finalize",
  "resize",
  "scale",
  "status",
  "token",
]);

export interface Place {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  /** "" for the resource itself. */
  readonly subresource: string;
}

export interface Route {
  readonly store: Store;
  readonly verbs: ReadonlySet<string>;
  /** Undefined for the resource itself. */
  readonly subresource: SubresourceDescriptor | undefined;
}

/** Stores by what requests and documents ask for; every question is one lookup. */
export class Routes {
  readonly #routes = new Map<string, Route>();
  readonly #byApiVersion = new Map<string, Store[]>();
  readonly #byResource = new Map<string, Store[]>();

  find(place: Place): Route | undefined {
    return this.#routes.get(placeKey(place));
  }

  /** Stores of a group-version: built-in kinds in the order of the spec, then custom ones by name. */
  ofApiVersion(apiVersion: string): readonly Store[] {
    return this.#byApiVersion.get(apiVersion) ?? [];
  }

  /** The store of a resource; of several versions, the one that came first. */
  ofResource(group: string, resource: string): Store | undefined {
    return this.#byResource.get(`${group}/${resource}`)?.[0];
  }

  /** Adds what the handler rows of the store's kind say. */
  add(store: Store, verbs: VerbsBySubresource): void {
    const { descriptor } = store;
    push(this.#byApiVersion, descriptor.apiVersion, store);
    push(this.#byResource, `${descriptor.group}/${descriptor.plural}`, store);
    for (const [name, each] of verbs) {
      const subresource = descriptor.subresources.find((declared) => declared.name === name);
      const route: Route = { store, verbs: sharedSet(each), subresource };
      this.#routes.set(placeKey({ ...descriptor, resource: descriptor.plural, subresource: name }), route);
    }
  }

  remove(store: Store): void {
    const { descriptor } = store;
    pull(this.#byApiVersion, descriptor.apiVersion, store);
    pull(this.#byResource, `${descriptor.group}/${descriptor.plural}`, store);
    for (const name of ["", ...descriptor.subresources.map((each) => each.name)]) {
      const key = placeKey({ ...descriptor, resource: descriptor.plural, subresource: name });
      if (this.#routes.get(key)?.store === store) this.#routes.delete(key);
    }
  }
}

/** Verbs by the name of the sub-resource, "" for the kind itself. */
export type VerbsBySubresource = ReadonlyMap<string, ReadonlySet<string>>;

/** What a table of handlers says of each kind. */
export function verbsOfRows(rows: readonly HandlerRow[]): Map<ResourceDescriptor, VerbsBySubresource> {
  const all = new Map<ResourceDescriptor, Map<string, Set<string>>>();
  for (const { descriptor, subresource, verb } of rows) {
    const kind = all.get(descriptor) ?? new Map<string, Set<string>>();
    const verbs = kind.get(subresource) ?? new Set<string>();
    all.set(descriptor, kind.set(subresource, verbs.add(verb)));
  }
  return all;
}

/** The same of a kind that no table lists. */
export function verbsOfDescriptor({ verbs, subresources }: ResourceDescriptor): VerbsBySubresource {
  return new Map([
    ["", new Set<string>(verbs)],
    ...subresources.map((each): [string, Set<string>] => [each.name, new Set(each.verbs)]),
  ]);
}

export function isServed({ descriptor, subresource }: Pick<HandlerRow, "descriptor" | "subresource">): boolean {
  if (servedSubresources.has(subresource)) return true;
  return descriptor.subresources.some((each) => each.name === subresource && each.connect !== undefined);
}

const sharedSets = new Map<string, ReadonlySet<string>>();

/** Most kinds have the same verbs: one set is enough. There are few combinations. */
function sharedSet(verbs: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...verbs].sort().join();
  const known = sharedSets.get(key) ?? verbs;
  sharedSets.set(key, known);
  return known;
}

function placeKey({ group, version, resource, subresource }: Place): string {
  return `${group}/${version}/${resource}/${subresource}`;
}

function push(map: Map<string, Store[]>, key: string, store: Store): void {
  const stores = map.get(key);
  const { custom, plural } = store.descriptor;
  if (stores === undefined) map.set(key, [store]);
  else if (custom !== true) stores.push(store);
  else {
    const at = stores.findIndex(({ descriptor }) => descriptor.custom === true && descriptor.plural > plural);
    stores.splice(at === -1 ? stores.length : at, 0, store);
  }
}

function pull(map: Map<string, Store[]>, key: string, store: Store): void {
  const rest = (map.get(key) ?? []).filter((each) => each !== store);
  if (rest.length === 0) map.delete(key);
  else map.set(key, rest);
}
