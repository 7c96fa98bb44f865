import type { Generated, JsonObject } from "../schema/index.ts";

/** Says of a path whether it is served: "/apis/apps/v1/deployments/{name}", "/apis/apps/v1/", "/apis/apps/". */
export type IsServed = (path: string) => boolean;

/** Paths of APIs that a flag disables are not served; those that are of no group always are. */
export function servedPaths({ groups, handlers }: Pick<Generated, "groups" | "handlers">): IsServed {
  const known = new Set(handlers.map(({ descriptor }) => `${descriptor.apiVersion}/${descriptor.plural}`));
  for (const { name, versions } of groups) {
    known.add(name);
    for (const version of versions) known.add(name === "" ? version : `${name}/${version}`);
  }
  return (path) => {
    const [, root, ...parts] = path.split("/");
    const depth = root === "api" ? 1 : root === "apis" ? 2 : 0;
    const rest = parts.slice(depth);
    if (depth === 0 || parts[0] === "") return true;
    if (rest[0] === "watch") rest.shift();
    if (rest[0] === "namespaces" && rest[1] === "{namespace}") rest.splice(0, 2);
    return known.has([...parts.slice(0, depth), ...rest.slice(0, 1)].filter((each) => each !== "").join("/"));
  };
}

/** The document without the paths that are not served, and without the schemas that no other path leads to. */
export function withoutUnserved(document: JsonObject, isServed: IsServed): JsonObject {
  const all = document.paths as JsonObject;
  const paths = Object.fromEntries(Object.entries(all).filter(([path]) => isServed(path)));
  if (Object.keys(paths).length === Object.keys(all).length) return document;
  const { components, definitions } = document;
  if (definitions !== undefined) return { ...document, paths, definitions: reached(paths, definitions as JsonObject) };
  const schemas = reached(paths, ((components as JsonObject).schemas ?? {}) as JsonObject);
  return { ...document, paths, components: { ...(components as JsonObject), schemas } };
}

function reached(paths: JsonObject, schemas: JsonObject): JsonObject {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(reference)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name] ?? {});
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

const reference = /"#\/(?:definitions|components\/schemas)\/([^"]+)"/g;
