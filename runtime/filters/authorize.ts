import type { Middleware } from "koa";
import { forbidden, forbiddenPath } from "../../generated/errors.ts";
import { escapedMarkup } from "../schema/errors.ts";
import type { StatusError } from "../schema/index.ts";
import type { Attributes, Authorizer } from "../auth/authorizer.ts";
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

function denied(attributes: Attributes, reason: string): StatusError {
  const { user, verb, resource, subresource, group, namespace, name, path } = attributes;
  if (!attributes.isResourceRequest) return forbiddenPath(user.name, verb, path, reason);
  const what = subresource === "" ? resource : `${resource}/${subresource}`;
  const where = namespace === "" ? "at the cluster scope" : `in the namespace "${namespace}"`;
  const sentence = `User "${user.name}" cannot ${verb} resource "${what}" in API group "${group}" ${where}`;
  return forbidden({ group, resource }, name, escapedMarkup(reason === "" ? sentence : `${sentence}: ${reason}`));
}
