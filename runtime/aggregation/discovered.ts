import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import type { ExtensionService } from "./extensionServices.ts";

/** @limit Resources and sub-resources of an extension server that discovery lists: the others are left out. */
const maxResources = 5000;

/**
 * What an extension server lists at `/apis/<group>/<version>`, in the form of aggregated discovery: sub-resources lie
 * in their resource. Throws an Error for what is no list of resources.
 *
 * @example [{ resource: "pods", responseKind: { kind: "PodMetrics", ... }, scope: "Namespaced", verbs: ["get"], ... }]
 */
export function discoveredFrom(text: string, { group, version }: ExtensionService): JsonObject[] {
  const listed = resourcesOf(text).slice(0, maxResources);
  const resources = new Map<string, JsonObject>();
  const below: [parent: string, subresource: JsonObject][] = [];
  for (const each of listed) {
    const [name = "", subresource] = stringOf(each.name).split("/", 2);
    const responseKind = {
      group: stringOf(each.group) || group,
      version: stringOf(each.version) || version,
      kind: stringOf(each.kind),
    };
    const verbs = stringsOf(each.verbs);
    if (subresource !== undefined) {
      below.push([name, { subresource, responseKind, verbs }]);
      continue;
    }
    const [shortNames, categories] = [stringsOf(each.shortNames), stringsOf(each.categories)];
    resources.set(name, {
      ...{ resource: name, responseKind, scope: each.namespaced === true ? "Namespaced" : "Cluster" },
      ...{ singularResource: stringOf(each.singularName), verbs },
      ...(shortNames.length === 0 ? {} : { shortNames }),
      ...(categories.length === 0 ? {} : { categories }),
    });
  }
  for (const [parent, subresource] of below) {
    const resource = resources.get(parent);
    if (resource !== undefined) ((resource.subresources ??= []) as Json[]).push(subresource);
  }
  return [...resources.values()];
}

function resourcesOf(text: string): JsonObject[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error("the answer is no JSON", { cause: error });
  }
  const resources = isObject(value) ? value.resources : undefined;
  if (!Array.isArray(resources)) throw new Error("the answer is no list of resources");
  return resources.filter(isObject) as JsonObject[];
}

/** Where the index of an extension server says that its OpenAPI document is; undefined: it says nothing of one. */
export function openapiUrlFrom(text: string, { group, version }: ExtensionService): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // an extension server need not have one
  }
  const path = `apis/${group}/${version}`;
  const paths = isObject(value) ? value.paths : undefined;
  const entry = isObject(paths) ? paths[path] : undefined;
  const url = isObject(entry) ? entry.serverRelativeURL : undefined;
  return typeof url === "string" && url.startsWith(`/openapi/v3/${path}`) ? url : undefined;
}

function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
