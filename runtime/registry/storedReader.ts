import type { ApiObject, ObjectPlace } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** Reads a stored object as it is stored; undefined: there is none. */
export type ReadStored = (place: ObjectPlace) => ApiObject | undefined;

/** Reads the objects of a registry. */
export function storedReader(registry: Pick<Registry, "store">): ReadStored {
  return ({ group, resource, namespace, name }) => {
    const entry = registry.store(group, resource)?.get(namespace, name);
    return entry === undefined ? undefined : decodeStored(entry.bytes);
  };
}
