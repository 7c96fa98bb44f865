import type { GroupResource, ResourceDescriptor } from "../schema/index.ts";
import { storageRoot } from "../schema/storageRoot.ts";

/** Which resource a storage key belongs to; undefined for what is no object of a kind. */
export type ResourceOfKey = (key: string) => GroupResource | undefined;

/** What is asked of a descriptor. */
export type StoredKind = Pick<
  ResourceDescriptor,
  "storagePrefix" | "group" | "plural" | "apiVersion" | "storageVersion"
>;

/**
 * Keys of built-in kinds begin with a prefix that their descriptors tell; those of custom kinds with group and plural.
 *
 *   /registry/secrets/default/a          secrets
 *   /registry/services/specs/default/b   services
 *   /registry/example.io/widgets/ns/c    widgets.example.io
 */
export function resourceOfKey(descriptors: readonly StoredKind[]): ResourceOfKey {
  const builtIn = new Map<string, GroupResource>();
  for (const { storagePrefix, group, plural, apiVersion, storageVersion } of descriptors) {
    if (apiVersion === storageVersion || !builtIn.has(storagePrefix)) {
      builtIn.set(storagePrefix, { group, resource: plural });
    }
  }
  const custom = new Map<string, GroupResource>();
  return (key) => {
    const first = key.indexOf("/", storageRoot.length) + 1;
    const found = builtIn.get(key.slice(0, first));
    if (found !== undefined) return found;
    const second = key.indexOf("/", first) + 1;
    if (first === 0 || second === 0) return undefined;
    const prefix = key.slice(0, second);
    const known = builtIn.get(prefix) ?? custom.get(prefix);
    if (known !== undefined) return known;
    const group = key.slice(storageRoot.length, first - 1);
    if (!group.includes(".")) return undefined;
    const made = { group, resource: key.slice(first, second - 1) };
    custom.set(prefix, made);
    return made;
  };
}
