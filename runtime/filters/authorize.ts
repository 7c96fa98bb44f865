import type { Middleware } from "koa";
import type { Attributes, Authorizer } from "../auth/authorizer.ts";
import { denied } from "../auth/denied.ts";
import { pinnedName } from "../selector/fieldSelector.ts";
import type { RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** Asks the authorizer; anything but an allow is a 403. */
export function authorize(authorizer: Authorizer): Middleware<RequestContext> {
  return (ctx, next) => {
    const { info, user, search } = ctx.state;
    const attributes: Attributes = {
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
    const decision = authorizer(attributes);
    if (decision instanceof Promise) {
      return decision.then((each) => {
        if (each.outcome !== "allow") throw denied(attributes, each.reason);
        return next();
      });
    }
    if (decision.outcome !== "allow") throw denied(attributes, decision.reason);
    return next();
  };
}

/** A list or watch of one name needs the right to that name alone. */
function selectedName({ verb }: RequestInfo, search: string): string {
  if ((verb !== "list" && verb !== "watch") || !search.includes("fieldSelector=")) return "";
  const name = pinnedName(new URLSearchParams(search).get("fieldSelector") ?? "");
  return name.includes("/") || name === "." || name === ".." ? "" : name;
}
