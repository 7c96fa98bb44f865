import type { TokenLookup } from "../auth/serviceAccountTokens.ts";
import type { ObjectMetaLike } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { metadataOf } from "./storedForm.ts";

/** Looks for objects that tokens depend on among those that are stored. */
export function tokenLookup(registry: Pick<Registry, "store">): TokenLookup {
  return (resource, namespace, name) => {
    const store = registry.store("", resource);
    const entry = store?.get(namespace, name);
    if (store === undefined || entry === undefined) return undefined;
    return JSON.parse(metadataOf(store.storedForm, entry.bytes)) as ObjectMetaLike;
  };
}
