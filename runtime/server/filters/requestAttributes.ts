import type { Attributes } from "../../auth/authorizer.ts";
import { selectorTerms } from "../../selector/terms.ts";
import type { RequestContext } from "./context.ts";

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
    name: info.name === "" ? info.selectedName : info.name,
  };
}

/** Verbs whose requests may be restricted by selectors. */
const selecting: ReadonlySet<string> = new Set(["list", "watch", "deletecollection"]);
