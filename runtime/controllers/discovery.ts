import { requestJson, type ResourceRef, type Transport } from "../client/index.ts";
import type { Platform } from "../schema/index.ts";
import { jsonMediaType } from "../schema/mediaTypes.ts";

/** A resource type that the server serves now, in the version that it prefers. */
export interface DiscoveredResource {
  readonly ref: ResourceRef;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
}

interface GroupDiscoveryList {
  readonly items: readonly {
    readonly metadata: { readonly name?: string };
    readonly versions: readonly {
      readonly version: string;
      readonly resources?: readonly {
        readonly resource: string;
        readonly responseKind: { readonly kind: string };
        readonly scope: "Namespaced" | "Cluster";
        readonly verbs: readonly string[];
      }[];
    }[];
  }[];
}

/** Asks for all resource types, each in the first version of its group that has it, in the order of the server. */
export async function discoverResources(options: {
  readonly transport: Transport;
  readonly platform: Pick<Platform, "apiDomain">;
  readonly signal: AbortSignal;
}): Promise<DiscoveredResource[]> {
  const { transport, platform, signal } = options;
  const accept = `${jsonMediaType};g=apidiscovery.${platform.apiDomain};v=v2;as=APIGroupDiscoveryList`;
  const get = (path: string) => requestJson(transport, { method: "GET", path, accept, signal });
  const lists = (await Promise.all(["/api", "/apis"].map(get))) as GroupDiscoveryList[];
  const found = new Map<string, DiscoveredResource>();
  for (const { metadata, versions } of lists.flatMap((each) => each.items)) {
    const { name: group = "" } = metadata;
    for (const { version, resources = [] } of versions) {
      const apiVersion = group === "" ? version : `${group}/${version}`;
      for (const { resource: plural, responseKind, scope, verbs } of resources) {
        const ref = { group, version, apiVersion, kind: responseKind.kind, plural };
        const key = resourceKey(ref);
        if (!found.has(key)) found.set(key, { ref, namespaced: scope === "Namespaced", verbs });
      }
    }
  }
  return [...found.values()];
}

/** A resource type in one word: "pods", "deployments.apps". */
export function resourceKey({ group, plural }: Pick<ResourceRef, "group" | "plural">): string {
  return group === "" ? plural : `${plural}.${group}`;
}
