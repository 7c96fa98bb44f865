import type { Registry } from "../registry/registry.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import { servedSubresourcesOf } from "./plain.ts";

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
    metadata: { ...(name === "" ? {} : { name }), creationTimestamp: null },
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
  const { plural, singular, namespaced, kind, group, version, verbs, shortNames, categories } = descriptor;
  const subresources = servedSubresourcesOf(registry, descriptor).map((each) => ({
    subresource: each.name,
    responseKind: { group: each.group, version: each.version, kind: each.kind },
    verbs: [...each.verbs].sort(),
  }));
  return {
    resource: plural,
    responseKind: { group, version, kind },
    scope: namespaced ? "Namespaced" : "Cluster",
    singularResource: singular,
    verbs: [...verbs].sort(),
    ...(shortNames.length === 0 ? {} : { shortNames }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(subresources.length === 0 ? {} : { subresources }),
  };
}
