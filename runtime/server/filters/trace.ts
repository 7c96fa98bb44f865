import type { Middleware } from "koa";
import { groupMasters, groupMonitoring } from "../../../generated/wellknown.ts";
import type { RequestSpan, SpanAttributes, Tracer } from "../../schema/tracer.ts";
import type { Context, RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { onGone } from "./settle.ts";

/** Notes when a request that is traced arrived, and traces by itself what is answered before its user is known. */
export function traceArrival(tracer: Tracer): Middleware<RequestContext> {
  return (ctx, next) => {
    const { state } = ctx;
    state.stepMs = performance.now();
    state.earlyParts = [];
    return tracer.gather(state.earlyParts, next).then(() => {
      if (state.span === undefined) endWith(ctx, beginSpan(ctx, tracer));
    });
  };
}

/** Traces requests whose user is known; administrators and monitors may say which trace a request belongs to. */
export function trace(tracer: Tracer): Middleware<RequestContext> {
  return (ctx, next) => {
    const span = beginSpan(ctx, tracer);
    ctx.state.span = span;
    return span.run(next).finally(() => endWith(ctx, span));
  };
}

/** A stranger's trace is linked; only the span of a user that is known may be part of one. */
function beginSpan(ctx: Context, tracer: Tracer): RequestSpan {
  const { req, state } = ctx;
  const { user, stepMs: startMs = performance.now(), earlyParts = [] } = state as Partial<RequestContext>;
  const { traceparent, tracestate } = req.headers;
  const span = tracer.begin({
    name: spanNameOf(ctx.method, state.info),
    startMs,
    attributes: attributesOf(ctx),
    traceparent: textOf(traceparent),
    tracestate: textOf(tracestate),
    isTrusted: user?.groups.some((each) => each === groupMasters || each === groupMonitoring) === true,
  });
  for (const { name, ...times } of earlyParts) span.part(name, times);
  if (state.info !== undefined) endStep(ctx, { span, name: "authenticate" });
  return span;
}

function endWith(ctx: Context, span: RequestSpan): void {
  const { res } = ctx;
  const end = () => {
    const { statusCode } = res;
    const problem = statusCode >= 500 ? `the answer is ${statusCode}` : undefined;
    span.end({ "http.response.status_code": statusCode }, problem);
  };
  if (res.writableEnded || res.destroyed) end();
  else onGone(ctx, end);
}

/** Stands behind a filter, whose time it notes under this name. */
export function traceStep(name: string): Middleware<RequestContext> {
  return (ctx, next) => {
    endStep(ctx, { span: ctx.state.span, name });
    return next();
  };
}

function endStep(
  { state }: Context,
  { span, name }: { readonly span: RequestSpan | undefined; readonly name: string },
): void {
  const { stepMs } = state;
  const endMs = performance.now();
  if (stepMs !== undefined) span?.part(name, { startMs: stepMs, endMs });
  state.stepMs = endMs;
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === "string" ? header : "";
}

/** Names are no part of it: spans of one name are the same work. */
function spanNameOf(method: string, info: RequestInfo | undefined): string {
  if (info?.isResourceRequest !== true) return method;
  const { root, group, version, namespace, resource, subresource, name } = info;
  const isScoped = namespace !== "" && resource !== "namespaces";
  const parts = [
    ...[root, ...(group === "" ? [] : [group]), version],
    ...(isScoped ? ["namespaces", "{namespace}"] : []),
    ...[resource, ...(name === "" ? [] : ["{name}"]), ...(subresource === "" ? [] : [subresource])],
  ];
  return `${method} /${parts.join("/")}`;
}

function attributesOf({ method, path, state }: Context): SpanAttributes {
  return {
    "http.request.method": method,
    "url.path": (state as Partial<RequestContext>).info?.path ?? path,
    "audit.id": state.auditId,
  };
}
