import type { TypedBody } from "../negotiate/encode.ts";
import type { Registry } from "../registry/registry.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import { listedVerbs, servedSubresourcesOf } from "./plain.ts";

export interface GroupDiscoveryOptions {
  readonly apiVersion: string;
  readonly isCore: boolean;
  readonly delegated: Delegated;
}

/** The resources of a group-version that another server answers; undefined where this one does. */
export type Delegated = (
  group: string,
  version: string,
) => { readonly resources: readonly object[]; readonly isStale: boolean } | undefined;

/**
 * All resources of the core group (`/api`) or of the named groups (`/apis`) in one document, so that a client needs no
 * request a group-version. `apiVersion` is in the words the client asked with.
 */
export function groupDiscoveryList(
  registry: Registry,
  { apiVersion, isCore, delegated }: GroupDiscoveryOptions,
): TypedBody & { readonly metadata: object; readonly items: readonly object[] } {
  const chosen = registry.groups.filter((each) => (each.name === "") === isCore);
  const ownResources = (groupVersion: string) =>
    [...registry.storesOf(groupVersion)]
      .sort((a, b) => (a.descriptor.plural < b.descriptor.plural ? -1 : 1))
      .map((each) => resourceBody(registry, each.descriptor));
  const items = chosen.map(({ name, versions }) => ({
    metadata: name === "" ? {} : { name },
    versions: versions.map((version) => {
      const { resources, isStale } = delegated(name, version) ?? { isStale: false };
      const groupVersion = name === "" ? version : `${name}/${version}`;
      const freshness = isStale ? "Stale" : "Current";
      return { version, resources: resources ?? ownResources(groupVersion), freshness };
    }),
  }));
  return { kind: "APIGroupDiscoveryList", apiVersion, metadata: {}, items };
}

function resourceBody(registry: Registry, descriptor: ResourceDescriptor): object {
  const { plural, singular, namespaced, verbs, shortNames, categories } = descriptor;
  const subresources = servedSubresourcesOf(registry, descriptor).map((each) => ({
    subresource: each.name,
    responseKind: responseKindOf(each, descriptor),
    verbs: listedVerbs(descriptor, each.verbs),
  }));
  return {
    resource: plural,
    responseKind: responseKindOf(descriptor, descriptor),
    scope: namespaced ? "Namespaced" : "Cluster",
    singularResource: singular,
    verbs: listedVerbs(descriptor, verbs),
    ...(shortNames.length === 0 ? {} : { shortNames }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(subresources.length === 0 ? {} : { subresources }),
  };
}

/** Group and version are said where they are not those of the document, and of custom kinds always. */
function responseKindOf(
  { group, version, kind }: Pick<ResourceDescriptor, "group" | "version" | "kind">,
  parent: Pick<ResourceDescriptor, "group" | "version" | "custom">,
): object {
  const isSaid = group !== parent.group || version !== parent.version || parent.custom === true;
  return isSaid ? { group, version, kind } : { group: "", version: "", kind };
}
