import type { Middleware } from "koa";
import { groupMasters, groupMonitoring } from "../../../generated/wellknown.ts";
import type { SpanAttributes, Tracer } from "../../schema/tracer.ts";
import type { Context, RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { onGone } from "./settle.ts";

/** Notes when a request that is traced arrived. */
export function traceArrival(): Middleware<RequestContext> {
  return ({ state }, next) => {
    state.stepMs = performance.now();
    return next();
  };
}

/** Traces requests whose user is known; administrators and monitors may say which trace a request belongs to. */
export function trace(tracer: Tracer): Middleware<RequestContext> {
  return (ctx, next) => {
    const { req, res, state } = ctx;
    const { traceparent, tracestate } = req.headers;
    const startMs = state.stepMs ?? performance.now();
    const span = tracer.begin({
      name: spanNameOf(ctx.method, state.info),
      startMs,
      attributes: attributesOf(ctx),
      traceparent: textOf(traceparent),
      tracestate: textOf(tracestate),
      isTrusted: state.user.groups.some((each) => each === groupMasters || each === groupMonitoring),
    });
    state.span = span;
    endStep(ctx, "authenticate");
    const end = () => {
      const { statusCode } = res;
      const problem = statusCode >= 500 ? `the answer is ${statusCode}` : undefined;
      span.end({ "http.response.status_code": statusCode }, problem);
    };
    return span.run(next).finally(() => (res.writableEnded || res.destroyed ? end() : onGone(ctx, end)));
  };
}

/** Stands behind a filter, whose time it notes under this name. */
export function traceStep(name: string): Middleware<RequestContext> {
  return (ctx, next) => {
    endStep(ctx, name);
    return next();
  };
}

function endStep({ state }: Context, name: string): void {
  const { span, stepMs } = state;
  const endMs = performance.now();
  if (stepMs !== undefined) span?.part(name, { startMs: stepMs, endMs });
  state.stepMs = endMs;
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === "string" ? header : "";
}

/** Names are no part of it: spans of one name are the same work. */
function spanNameOf(method: string, info: RequestInfo): string {
  if (!info.isResourceRequest) return method;
  const { root, group, version, namespace, resource, subresource, name } = info;
  const isScoped = namespace !== "" && resource !== "namespaces";
  const parts = [
    ...[root, ...(group === "" ? [] : [group]), version],
    ...(isScoped ? ["namespaces", "{namespace}"] : []),
    ...[resource, ...(name === "" ? [] : ["{name}"]), ...(subresource === "" ? [] : [subresource])],
  ];
  return `${method} /${parts.join("/")}`;
}

function attributesOf({ method, state }: Context): SpanAttributes {
  const { info, auditId } = state;
  return { "http.request.method": method, "url.path": info.path, "audit.id": auditId };
}
