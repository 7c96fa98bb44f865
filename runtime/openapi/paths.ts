import { groupVersionPath } from "../schema/groupVersionPath.ts";
import type { JsonObject } from "../schema/index.ts";
import {
  connectOperation,
  createOperation,
  deleteCollectionOperation,
  deleteOperation,
  type DocumentedKind,
  type DocumentedSubresource,
  listOperation,
  metaSchema,
  type OperationContext,
  patchOperation,
  plainOperation,
  readOperation,
  readTextOperation,
  replaceOperation,
  type Target,
  targetOf,
  watchOperation,
} from "./operations.ts";
import { pathParameter, sharedParameter } from "./parameters.ts";

/** The paths of one group-version: its resource list, then each kind's in the order of the spec. */
export function groupVersionPaths(kinds: readonly DocumentedKind[], context: OperationContext): JsonObject {
  const [first] = kinds;
  if (first === undefined) return {};
  const paths: JsonObject = discoveryPath(first, context);
  for (const kind of kinds) Object.assign(paths, kindPaths(kind, context));
  return paths;
}

/** The path of a group-version's resource list. */
export function discoveryPath(
  { group, version }: Pick<DocumentedKind, "group" | "version">,
  context: OperationContext,
): JsonObject {
  const discovery = plainOperation(
    {
      id: `get${context.names.operation(group, version)}APIResources`,
      description: "Lists the resources of this group and version.",
      tag: context.names.tag(group, version),
      schema: metaSchema("APIResourceList", context),
    },
    context.mediaTypes,
  );
  return { [`${groupVersionPath({ group, version })}/`]: { get: discovery } };
}

/** The paths of a kind, below its group-version. */
export function kindPaths(kind: DocumentedKind, context: OperationContext): JsonObject {
  const target = targetOf(kind);
  const within = kind.namespaced ? "/namespaces/{namespace}" : "";
  const root = groupVersionPath(kind);
  const collection = `${root}${within}/${kind.plural}`;
  const paths: JsonObject = {};
  const add = (path: string, operations: JsonObject, parameters: readonly JsonObject[]) => {
    if (Object.keys(operations).length > 0) paths[path] = { ...operations, parameters: [...parameters] };
  };
  const scope = kind.namespaced ? [sharedParameter("namespace")] : [];
  const pretty = sharedParameter("pretty");
  const name = pathParameter("name", `Name of the ${kind.kind}.`);
  add(collection, collectionOperations(target, context), [...scope, pretty]);
  add(`${collection}/{name}`, objectOperations(target, context), [name, ...scope, pretty]);
  for (const each of kind.subresources) {
    const operations = subresourceOperations(kind, each, context);
    const path = `${collection}/{name}/${each.name}`;
    add(path, operations, [name, ...scope, ...(isForwarded(each) ? [] : [pretty])]);
    if (each.connect?.mode !== "proxy") continue;
    const below = connectOperations(kind, each, { context, suffix: "WithPath" });
    add(`${path}/{path}`, below, [name, ...scope, pathParameter("path", "What is asked for there.")]);
  }
  if (kind.namespaced && kind.verbs.includes("list")) {
    const everywhere = listOperation(target, context, { isEveryNamespace: true });
    add(`${root}/${kind.plural}`, { get: everywhere }, [pretty]);
  }
  if (kind.verbs.includes("watch")) {
    for (const [path, operations] of watchPaths(target, context)) {
      add(path, operations, [
        ...(path.endsWith("{name}") ? [name] : []),
        ...(path.includes("{namespace}") ? scope : []),
        ...watchParameters,
      ]);
    }
  }
  return paths;
}

function collectionOperations(target: Target, context: OperationContext): JsonObject {
  const { verbs } = target.kind;
  return {
    ...(verbs.includes("list") ? { get: listOperation(target, context, { isEveryNamespace: false }) } : {}),
    ...(verbs.includes("create") ? { post: createOperation(target, context) } : {}),
    ...(verbs.includes("deletecollection") ? { delete: deleteCollectionOperation(target, context) } : {}),
  };
}

function objectOperations(target: Target, context: OperationContext): JsonObject {
  const { verbs } = target.kind;
  return {
    ...(verbs.includes("get") ? { get: readOperation(target, context) } : {}),
    ...(verbs.includes("update") ? { put: replaceOperation(target, context) } : {}),
    ...(verbs.includes("patch") ? { patch: patchOperation(target, context) } : {}),
    ...(verbs.includes("delete") ? { delete: deleteOperation(target, context) } : {}),
  };
}

function subresourceOperations(
  kind: DocumentedKind,
  subresource: DocumentedSubresource,
  context: OperationContext,
): JsonObject {
  const { verbs, connect } = subresource;
  if (isForwarded(subresource)) return connectOperations(kind, subresource, { context, suffix: "" });
  const target = targetOf(kind, subresource);
  if (connect !== undefined) return { get: readTextOperation(target, context, connect.options) };
  return {
    ...(verbs.includes("get") ? { get: readOperation(target, context) } : {}),
    ...(verbs.includes("create") ? { post: createOperation(target, context) } : {}),
    ...(verbs.includes("update") ? { put: replaceOperation(target, context) } : {}),
    ...(verbs.includes("patch") ? { patch: patchOperation(target, context) } : {}),
    ...(verbs.includes("delete") ? { delete: deleteOperation(target, context) } : {}),
  };
}

/** The answer is another server's. */
function isForwarded({ connect }: DocumentedSubresource): boolean {
  return connect !== undefined && connect.mode !== "text";
}

const upgradeMethods = ["get", "post"];
const proxyMethods = ["delete", "get", "head", "options", "patch", "post", "put"];

function connectOperations(
  kind: DocumentedKind,
  subresource: DocumentedSubresource,
  { context, suffix }: { readonly context: OperationContext; readonly suffix: string },
): JsonObject {
  const { connect } = subresource;
  if (connect === undefined) return {};
  const target = targetOf(kind, subresource);
  const methods = connect.mode === "proxy" ? proxyMethods : upgradeMethods;
  const { options } = connect;
  return Object.fromEntries(
    methods.map((method) => [method, connectOperation(target, context, { method, options, suffix })]),
  );
}

const watchParameters = [
  "allowWatchBookmarks",
  "continue",
  "fieldSelector",
  "labelSelector",
  "limit",
  "pretty",
  "resourceVersion",
  "resourceVersionMatch",
  "sendInitialEvents",
  "timeoutSeconds",
  "watch",
].map(sharedParameter);

function watchPaths(target: Target, context: OperationContext): [string, JsonObject][] {
  const { kind } = target;
  const root = `${groupVersionPath(kind)}/watch`;
  const collection = `${root}${kind.namespaced ? "/namespaces/{namespace}" : ""}/${kind.plural}`;
  const watch = (word: string, action: "watch" | "watchlist") => ({
    get: watchOperation(target, context, { word, action }),
  });
  const paths: [string, JsonObject][] = [
    [collection, watch(`${target.word}List`, "watchlist")],
    [`${collection}/{name}`, watch(target.word, "watch")],
  ];
  if (kind.namespaced) paths.push([`${root}/${kind.plural}`, watch(`${kind.kind}ListForAllNamespaces`, "watchlist")]);
  return paths;
}
