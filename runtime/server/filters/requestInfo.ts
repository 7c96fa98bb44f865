import { booleanParameter } from "../../handlers/options/parameters.ts";
import { pinnedName } from "../../selector/fieldSelector.ts";

/** What a path and a method ask for. Non-resource requests have only `path` and `verb`. */
export interface RequestInfo {
  readonly path: string;
  readonly isResourceRequest: boolean;
  /** API verb, or the lower-case HTTP method. */
  readonly verb: string;
  /** "api" or "apis" where the path starts so. */
  readonly root: string;
  readonly group: string;
  readonly version: string;
  /** Of a namespace itself it is the name too. */
  readonly namespace: string;
  /** Whether the path names a namespace before the resource. */
  readonly isInNamespace: boolean;
  readonly resource: string;
  readonly subresource: string;
  readonly name: string;
  /** The only name that a list or watch selects by its fields. */
  readonly selectedName: string;
  /** What follows the sub-resource, for proxies. */
  readonly rest: string;
}

const methodVerbs: Readonly<Record<string, string>> = {
  GET: "get",
  HEAD: "get",
  POST: "create",
  PUT: "update",
  PATCH: "patch",
  DELETE: "delete",
};

/**
 * Reads `/api/v1/...` and `/apis/<group>/<version>/...`:
 * `[watch/|proxy/][namespaces/<namespace>/]<resource>[/<name>[/<subresource>]]`. For `namespaces` itself the request
 * namespace is the name too. Parts are decoded, since extension servers decode them too, and no part
 * has a slash in it; what follows the sub-resource is as it is written.
 */
export function resolveRequestInfo(method: string, path: string, search: string): RequestInfo {
  const written = path.split("/");
  const parts = path.includes("%") ? written.map(decode) : written;
  const root = parts[1] ?? "";
  const start = root === "api" ? 3 : root === "apis" ? 4 : 0;
  if (start === 0 || parts.length <= start || parts[start] === "") return nonResource(method, path, root);
  const group = root === "api" ? "" : (parts[2] ?? "");
  const version = parts[start - 1] ?? "";
  let verb = methodVerbs[method] ?? "";
  let next = start;
  const first = parts[next] ?? "";
  const isPathVerb = pathVerbs.has(first) && parts.length > next + 1;
  if (isPathVerb) {
    verb = first;
    next += 1;
  }
  let namespace = "";
  let isInNamespace = false;
  if (parts[next] === "namespaces" && parts[next + 1]) {
    namespace = parts[next + 1] ?? "";
    const below = parts[next + 2] ?? "";
    isInNamespace = below !== "" && !namespaceSubresources.has(below);
    if (isInNamespace) next += 2;
  }
  if (parts !== written && parts.slice(0, next + 3).some((each) => each.includes("/"))) {
    return nonResource(method, path, root);
  }
  const resource = parts[next] ?? "";
  const name = parts[next + 1] ?? "";
  const subresource = verb === "proxy" ? "" : (parts[next + 2] ?? "");
  const rest = parts.length > next + 3 ? `/${written.slice(next + 3).join("/")}` : "";
  if (!isPathVerb) verb = refine(verb, { name, subresource, search });
  const selected = name === "" ? selectedName(verb, search) : "";
  const place = { namespace, isInNamespace, resource, subresource, name, selectedName: selected, rest };
  return { path, isResourceRequest: true, verb, root, group, version, ...place };
}

const acrossNamespaces: ReadonlySet<string> = new Set(["list", "watch"]);

/** Whether a path is in a namespace where its kind is; lists and watches may reach over all. */
export function fitsScope(
  { namespaced }: { readonly namespaced: boolean },
  { verb, isInNamespace, name }: RequestInfo,
): boolean {
  if (!namespaced) return !isInNamespace;
  return isInNamespace || (name === "" && acrossNamespaces.has(verb));
}

/** Prefixes of paths of old. No proxy is served below its own, but it is a proxy that is allowed or not. */
const pathVerbs: ReadonlySet<string> = new Set(["watch", "proxy"]);

const namespaceSubresources = new Set(["status", "finalize"]);

function nonResource(method: string, path: string, root: string): RequestInfo {
  return {
    path,
    isResourceRequest: false,
    verb: method.toLowerCase(),
    root,
    group: "",
    version: "",
    namespace: "",
    isInNamespace: false,
    resource: "",
    subresource: "",
    name: "",
    selectedName: "",
    rest: "",
  };
}

/** A GET with the watch parameter watches the collection, or the one object that is named; without a name it lists. */
function refine(
  verb: string,
  { name, subresource, search }: Pick<RequestInfo, "name" | "subresource"> & Search,
): string {
  if (verb === "get" && subresource === "" && isWatch(search)) return "watch";
  if (name !== "") return verb;
  if (verb === "get") return "list";
  return verb === "delete" ? "deletecollection" : verb;
}

/** A list or watch of one name needs the right to that name alone. */
function selectedName(verb: string, search: string): string {
  if ((verb !== "list" && verb !== "watch") || !search.includes("fieldSelector=")) return "";
  const name = pinnedName(new URLSearchParams(search).get("fieldSelector") ?? "");
  return name.includes("/") || name === "." || name === ".." ? "" : name;
}

interface Search {
  readonly search: string;
}

function isWatch(search: string): boolean {
  return search.includes("watch") && booleanParameter(new URLSearchParams(search), "watch") === true;
}

/** Whether every percent sign of a path begins an escape. */
export function isEscaped(path: string): boolean {
  return !path.includes("%") || !/%(?![\da-f]{2})/i.test(path);
}

function decode(part: string): string {
  if (!part.includes("%")) return part;
  const bytes = part.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
