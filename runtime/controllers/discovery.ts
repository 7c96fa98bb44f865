import { requestJson, type ResourceRef, type Transport } from "../client/index.ts";

/** A resource type that lives in namespaces, and what can be done with it. */
export interface DiscoveredResource {
  readonly ref: ResourceRef;
  readonly verbs: readonly string[];
}

interface ResourceList {
  readonly groupVersion: string;
  readonly resources: readonly { name: string; kind: string; namespaced: boolean; verbs: readonly string[] }[];
}

/** Asks the server for its namespaced resource types, one version of each group: the preferred one. */
export async function namespacedResources(transport: Transport, signal: AbortSignal): Promise<DiscoveredResource[]> {
  const get = (path: string) => requestJson(transport, { method: "GET", path, signal });
  const groups = (await get("/apis")) as { groups: readonly { preferredVersion: { groupVersion: string } }[] };
  const paths = ["/api/v1", ...groups.groups.map((each) => `/apis/${each.preferredVersion.groupVersion}`)];
  const lists = (await Promise.all(paths.map(get))) as ResourceList[];
  return lists.flatMap(({ groupVersion, resources }) =>
    resources
      .filter((each) => each.namespaced && !each.name.includes("/"))
      .map(({ name, kind, verbs }) => ({ ref: refOf(groupVersion, { plural: name, kind }), verbs })),
  );
}

function refOf(groupVersion: string, names: { plural: string; kind: string }): ResourceRef {
  const [first = "", second] = groupVersion.split("/");
  const place = second === undefined ? { group: "", version: first } : { group: first, version: second };
  return { ...place, apiVersion: groupVersion, ...names };
}
