import { groupVersionPath } from "../schema/groupVersionPath.ts";
import type { ResourceRef } from "./resourceTypes.ts";

/** Parameters by name; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** "/apis/apps/v1/deployments": the objects of the whole cluster. */
export function collectionPath(ref: ResourceRef): string {
  return `${groupVersionPath(ref)}/${ref.plural}`;
}

/** "/apis/apps/v1/namespaces/default/deployments" */
export function namespacePath(ref: ResourceRef, namespace: string): string {
  return `${groupVersionPath(ref)}/namespaces/${segment(namespace, "namespace")}/${ref.plural}`;
}

export function objectPath(path: string, name: string): string {
  return `${path}/${segment(name, "name")}`;
}

export function withQuery(path: string, query: Query): string {
  let text = "";
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) text += `${text === "" ? "?" : "&"}${name}=${encodeURIComponent(value)}`;
  }
  return path + text;
}

/** Refuses what would address something wider: with an empty name, a delete would be one of the whole collection. */
function segment(value: string, what: string): string {
  if (value === "" || value === "." || value === "..") throw new TypeError(`a ${what} may not be "${value}"`);
  return encodeURIComponent(value);
}
