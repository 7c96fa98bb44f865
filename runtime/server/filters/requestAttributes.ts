import type { Attributes } from "../../auth/authorizer.ts";
import { selectorTerms } from "../../selector/terms.ts";
import { pinnedName } from "../../selector/fieldSelector.ts";
import type { RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** What a request asks the authorizer for. */
export function requestAttributes({
  info,
  user,
  search,
}: Pick<RequestContext, "info" | "user" | "search">): Attributes {
  const isOfMany = selecting.has(info.verb) && search.includes("Selector=");
  return {
    ...(isOfMany ? selectorTerms(new URLSearchParams(search)) : {}),
    user,
    verb: info.verb,
    isResourceRequest: info.isResourceRequest,
    path: info.path,
    group: info.group,
    version: info.version,
    resource: info.resource,
    subresource: info.subresource,
    namespace: info.namespace,
    name: info.name === "" ? selectedName(info, search) : info.name,
  };
}

/** Verbs whose requests may be restricted by selectors. */
const selecting: ReadonlySet<string> = new Set(["list", "watch", "deletecollection"]);

/** A list or watch of one name needs the right to that name alone. */
function selectedName({ verb }: RequestInfo, search: string): string {
  if ((verb !== "list" && verb !== "watch") || !search.includes("fieldSelector=")) return "";
  const name = pinnedName(new URLSearchParams(search).get("fieldSelector") ?? "");
  return name.includes("/") || name === "." || name === ".." ? "" : name;
}
