import type { Registry } from "../registry/registry.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import { listedVerbs, servedSubresourcesOf } from "./plain.ts";

/**
 * All resources of the core group (`/api`) or of the named groups (`/apis`) in one document, so that a client needs no
 * request a group-version. `apiVersion` is in the words the client asked with.
 */
export function groupDiscoveryList(
  registry: Registry,
  options: { readonly apiVersion: string; readonly isCore: boolean },
): object {
  const chosen = registry.groups.filter((each) => (each.name === "") === options.isCore);
  const items = chosen.map(({ name, versions }) => ({
    metadata: name === "" ? {} : { name },
    versions: versions.map((version) => ({
      version,
      resources: registry
        .storesOf(name === "" ? version : `${name}/${version}`)
        .map((each) => resourceBody(registry, each.descriptor)),
      freshness: "Current",
    })),
  }));
  return { kind: "APIGroupDiscoveryList", apiVersion: options.apiVersion, metadata: {}, items };
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
