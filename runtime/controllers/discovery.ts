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
      readonly freshness?: "Current" | "Stale";
      readonly resources?: readonly {
        readonly resource: string;
        readonly responseKind: { readonly kind: string };
        readonly scope: "Namespaced" | "Cluster";
        readonly verbs: readonly string[];
      }[];
    }[];
  }[];
}

/** The resource types that are known, and what is not known. */
export interface Discovery {
  /** Each in the first version of its group that has it, in the order of the server. */
  readonly resources: DiscoveredResource[];
  /**
   * Group-versions whose extension server does not answer, e.g. "metrics.example.com/v1": what is listed of them is
   * what they had before, which may be nothing.
   */
  readonly stale: ReadonlySet<string>;
}

interface DiscoverOptions {
  readonly transport: Transport;
  readonly platform: Pick<Platform, "apiDomain">;
  readonly signal: AbortSignal;
}

export async function discoverResources(options: DiscoverOptions): Promise<DiscoveredResource[]> {
  return (await discover(options)).resources;
}

/** Asks for all resource types. */
export async function discover({ transport, platform, signal }: DiscoverOptions): Promise<Discovery> {
  const accept = `${jsonMediaType};g=apidiscovery.${platform.apiDomain};v=v2;as=APIGroupDiscoveryList`;
  const get = (path: string) => requestJson(transport, { method: "GET", path, accept, signal });
  const lists = (await Promise.all(["/api", "/apis"].map(get))) as GroupDiscoveryList[];
  const found = new Map<string, DiscoveredResource>();
  const stale = new Set<string>();
  for (const { metadata, versions } of lists.flatMap((each) => each.items)) {
    const { name: group = "" } = metadata;
    for (const { version, freshness, resources = [] } of versions) {
      const apiVersion = group === "" ? version : `${group}/${version}`;
      if (freshness === "Stale") stale.add(apiVersion);
      for (const { resource: plural, responseKind, scope, verbs } of resources) {
        const ref = { group, version, apiVersion, kind: responseKind.kind, plural };
        const key = resourceKey(ref);
        if (!found.has(key)) found.set(key, { ref, namespaced: scope === "Namespaced", verbs });
      }
    }
  }
  return { resources: [...found.values()], stale };
}

/** A resource type in one word: "pods", "deployments.apps". */
export function resourceKey({ group, plural }: Pick<ResourceRef, "group" | "plural">): string {
  return group === "" ? plural : `${plural}.${group}`;
}
