import type { JsonObject } from "../schema/index.ts";

/** Query parameters of the verbs, by name. */
const queries: Readonly<Record<string, readonly ["string" | "integer" | "boolean", string]>> = {
  allowWatchBookmarks: ["boolean", "Lets a watch send BOOKMARK events, which carry a resourceVersion alone."],
  continue: ["string", "The token of the previous page's metadata.continue; it asks for the page after it."],
  dryRun: ["string", "All: the request is checked and answered in full, and nothing is stored."],
  fieldManager: ["string", "Name under which the fields that this request changes are owned. At most 128 characters."],
  fieldSelector: ["string", "Restricts the answer to objects whose fields match, e.g. metadata.name=a."],
  fieldValidation: [
    "string",
    "What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them.",
  ],
  force: ["boolean", "An apply patch takes over fields that other managers own, instead of a conflict."],
  gracePeriodSeconds: ["integer", "Seconds the object is given to end by itself; 0 removes it at once."],
  ignoreStoreReadErrorWithClusterBreakingPotential: [
    "boolean",
    "Removes an object that cannot be read from storage, without finalizers or preconditions.",
  ],
  labelSelector: ["string", "Restricts the answer to objects whose labels match, e.g. app in (a, b)."],
  limit: ["integer", "Most items in one answer; metadata.continue then names the rest."],
  orphanDependents: ["boolean", "The older form of propagationPolicy."],
  pretty: ["string", "true: JSON comes indented."],
  propagationPolicy: ["string", "What happens to dependents: Orphan, Background or Foreground."],
  resourceVersion: ["string", "The version that a read or watch starts from; empty means the newest."],
  resourceVersionMatch: ["string", "How resourceVersion is meant: Exact or NotOlderThan."],
  sendInitialEvents: ["boolean", "A watch starts with an ADDED event for every object, then a bookmark."],
  timeoutSeconds: ["integer", "Longest time that the call may take, in seconds."],
  watch: ["boolean", "Streams changes instead of a list."],
};

/** Which objects a call is about, and at which version. */
const selectionQueries = [
  "continue",
  "fieldSelector",
  "labelSelector",
  "limit",
  "resourceVersion",
  "resourceVersionMatch",
  "sendInitialEvents",
  "timeoutSeconds",
];
export const listQueries = ["allowWatchBookmarks", ...selectionQueries, "watch"];
export const writeQueries = ["dryRun", "fieldManager", "fieldValidation"];
export const patchQueries = [...writeQueries, "force"];
export const deleteQueries = [
  "dryRun",
  "gracePeriodSeconds",
  "ignoreStoreReadErrorWithClusterBreakingPotential",
  "orphanDependents",
  "propagationPolicy",
];
export const deleteCollectionQueries = [...selectionQueries, ...deleteQueries].sort();

/** A parameter in full. */
export function queryParameter(name: string): JsonObject {
  const query = queries[name];
  if (query === undefined) throw new Error(`no query parameter ${name} is described`);
  const [type, description] = query;
  return { name, in: "query", description, schema: { type, uniqueItems: true } };
}

/** A parameter that a document states once. */
export function sharedParameter(name: string): JsonObject {
  return { $ref: `#/components/parameters/${name}` };
}

/** components.parameters: every query parameter, and the namespace of a path. */
export function sharedParameters(): JsonObject {
  const shared: JsonObject = {};
  for (const name of Object.keys(queries)) shared[name] = queryParameter(name);
  shared.namespace = pathParameter("namespace", "The namespace that the objects live in.");
  return shared;
}

export function pathParameter(name: string, description: string): JsonObject {
  return { name, in: "path", required: true, description, schema: { type: "string", uniqueItems: true } };
}
