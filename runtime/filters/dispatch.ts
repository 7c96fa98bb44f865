import type { Middleware } from "koa";
import { methodNotSupported, notFoundPath } from "../../generated/errors.ts";
import type { Handler, Response } from "../handlers/request.ts";
import { resourceOf } from "../registry/change.ts";
import type { Registry } from "../registry/registry.ts";
import type { Verb } from "../schema/index.ts";
import type { Context, RequestContext } from "./context.ts";
import { HttpResourceRequest } from "./resourceRequest.ts";
import { sendBody } from "./send.ts";
import type { Streams } from "./streams.ts";

export interface DispatchOptions {
  readonly registry: Registry;
  readonly verbs: Readonly<Record<Verb, Handler>>;
  readonly streams: Streams;
}

/** Hands a resource request to the handler of its verb, and anything else on to the fixed endpoints. */
export function dispatch(options: DispatchOptions): Middleware<RequestContext> {
  const { registry, verbs, streams } = options;
  return (ctx, next) => {
    const { info } = ctx.state;
    if (!info.isResourceRequest || !registry.hasGroupVersion(info.group, info.version)) return next();
    const route = registry.route(info);
    if (route === undefined || info.rest !== "") throw notFoundPath();
    if (!route.verbs.has(info.verb)) throw methodNotSupported(resourceOf(route.store), info.verb);
    const request = new HttpResourceRequest(ctx, route.store, streams.signal);
    const response = verbs[info.verb as Verb](request);
    if (response instanceof Promise) return response.then((each) => send(ctx, each, { request, streams }));
    return send(ctx, response, { request, streams });
  };
}

function send(ctx: Context, response: Response, parts: { request: HttpResourceRequest; streams: Streams }): void {
  if (response.kind === "body") sendBody(ctx, response, parts.request.warnings);
  else parts.streams.send(ctx, response);
}
