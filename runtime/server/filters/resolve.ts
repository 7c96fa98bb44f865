import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";
import { resolveRequestInfo } from "./requestInfo.ts";

/** Reads verb, group, version, namespace, resource, name and subresource out of path and query, the RequestInfo. */
export function resolve(): Middleware<RequestContext> {
  return (ctx, next) => {
    const { method = "GET", url = "/" } = ctx.req;
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const search = mark === -1 ? "" : url.slice(mark + 1);
    ctx.state.search = search;
    ctx.state.info = resolveRequestInfo(method, path, search);
    return next();
  };
}
