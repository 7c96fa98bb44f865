import { notFound } from "../../generated/errors.ts";
import type { ServedKinds } from "../admission/matching/servedKinds.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import type { Store } from "./store.ts";

/** The versions of kinds, as the registry serves them. */
export function servedKinds(registry: Registry): ServedKinds {
  let known = new Map<ResourceDescriptor, readonly ResourceDescriptor[]>();
  let generation = -1;
  const find = (kind: ResourceDescriptor): Store | undefined =>
    registry.stores.find((each) => each.descriptor === kind) ??
    registry.storesOf(kind.apiVersion).find((each) => each.descriptor.plural === kind.plural); // it was defined anew
  const storeOf = (kind: ResourceDescriptor): Store => {
    const store = find(kind);
    if (store === undefined) throw notFound({ group: kind.group, resource: kind.plural }, "");
    return store;
  };
  return {
    equivalents: (kind) => {
      if (generation !== registry.generation) known = new Map();
      generation = registry.generation;
      let found = known.get(kind);
      if (found === undefined) {
        const own = find(kind);
        const others = registry.stores.filter((each) => each.collection === own?.collection && each !== own);
        found = others.map((each) => each.descriptor);
        known.set(kind, found);
      }
      return found;
    },
    codeOf: (kind) => storeOf(kind).load(),
    convert: async (object, from, to) => {
      const [source, target] = [storeOf(from), storeOf(to)];
      const code = await target.load();
      if (code.strategy.convert !== undefined) return target.convert(object, code);
      const revision = Number(object.metadata?.resourceVersion ?? 0);
      const bytes = source.encode(object, await source.load(), revision);
      return target.decode(bytes, code);
    },
  };
}
