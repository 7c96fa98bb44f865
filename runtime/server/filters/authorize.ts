import type { Middleware } from "koa";
import type { Attributes, Authorizer, Decision } from "../../auth/authorizer.ts";
import { denied } from "../../auth/denied.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { pinnedName } from "../../selector/fieldSelector.ts";
import type { RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { authorizationMeter, type AuthorizationResult } from "./requestSteps.ts";

/** Asks the authorizer; every decision but an allow is a 403. */
export function authorize(authorizer: Authorizer, metrics: MetricRegistry): Middleware<RequestContext> {
  const count = authorizationMeter(metrics);
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
    const proceed = ({ outcome, reason }: Decision) => {
      count(results[outcome], ctx.state);
      if (outcome !== "allow") throw denied(attributes, reason);
      return next();
    };
    const decision = authorizer(attributes);
    if (!(decision instanceof Promise)) return proceed(decision);
    return decision.then(proceed, (error: unknown) => {
      count("error", ctx.state);
      throw error;
    });
  };
}

const results: Readonly<Record<Decision["outcome"], AuthorizationResult>> = {
  allow: "allowed",
  deny: "denied",
  noOpinion: "no-opinion",
};

/** A list or watch of one name needs the right to that name alone. */
function selectedName({ verb }: RequestInfo, search: string): string {
  if ((verb !== "list" && verb !== "watch") || !search.includes("fieldSelector=")) return "";
  const name = pinnedName(new URLSearchParams(search).get("fieldSelector") ?? "");
  return name.includes("/") || name === "." || name === ".." ? "" : name;
}
