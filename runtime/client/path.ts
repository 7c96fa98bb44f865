import { groupVersionPath } from "../schema/groupVersionPath.ts";
import type { ResourceRef } from "./resourceTypes.ts";

type Parameter = string | number | boolean;

/** Parameters by name; undefined ones and null are left out, and each of a list is one. */
export type Query = Readonly<Record<string, Parameter | readonly Parameter[] | null | undefined>>;

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
    for (const each of [value ?? []].flat()) text += `${text === "" ? "?" : "&"}${name}=${encodeURIComponent(each)}`;
  }
  return path + text;
}

/** Refuses what would address something wider: with an empty name, a delete would be one of the whole collection. */
function segment(value: string, what: string): string {
  if (value === "" || value === "." || value === "..") throw new TypeError(`a ${what} may not be "${value}"`);
  return encodeURIComponent(value);
}
