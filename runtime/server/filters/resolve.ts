import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";
import { isEscaped, resolveRequestInfo } from "./requestInfo.ts";
import { sendText } from "./send.ts";
import type { Platform } from "../../schema/index.ts";

/**
 * Reads verb, group, version, namespace, resource, name and subresource out of path and query, the RequestInfo. A group
 * that clients know under another name is the own one from here on.
 */
export function resolve({ groups }: Platform["wireAliases"]): Middleware<RequestContext> {
  return (ctx, next) => {
    const { method = "GET", url = "/" } = ctx.req;
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const search = mark === -1 ? "" : url.slice(mark + 1);
    ctx.state.search = search;
    const isLong = path.length > maxPathLength;
    const info = resolveRequestInfo(method, isLong ? "/" : path, search);
    const group = Object.hasOwn(groups, info.group) ? groups[info.group] : undefined;
    ctx.state.info = group === undefined ? info : { ...info, group };
    if (isLong) sendText(ctx, 414, "414 URI Too Long");
    else if (isEscaped(path)) return next();
    else sendText(ctx, 400, "400 Bad Request");
    return undefined;
  };
}

/** @limit Path of a request, without its query, in characters: 414. */
const maxPathLength = 64 * 1024;
