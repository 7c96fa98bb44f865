import type { Middleware } from "koa";
import { methodNotAllowed, methodNotSupported, notFoundPath } from "../../../generated/errors.ts";
import { checkName } from "../../handlers/options/checkName.ts";
import type { Handler, ResourceRequest, Response } from "../../handlers/request.ts";
import { resourceOf } from "../../registry/change.ts";
import type { Deprecation } from "../../schema/descriptor.ts";
import { isStatusError } from "../../schema/status.ts";
import type { DialOptions } from "../../proxy/proxy.ts";
import type { Registry, Route } from "../../registry/registry.ts";
import type { Context, RequestContext } from "./context.ts";
import { fitsScope, type RequestInfo } from "./requestInfo.ts";
import { HttpResourceRequest } from "./resourceRequest.ts";
import { sendBody } from "./send.ts";
import { sendForward } from "./streams/sendForward.ts";
import { isSettled } from "./settle.ts";
import type { Streams } from "./streams/streams.ts";

export interface DispatchOptions {
  readonly registry: Registry;
  /** To be awaited before a path counts as unknown; undefined where the registry has all kinds. */
  readonly freshKinds: () => Promise<void> | undefined;
  readonly handler: Handler;
  /** Domain of audit annotations. */
  readonly apiDomain: string;
  readonly proxy: DialOptions;
  readonly streams: Streams;
}

/** Hands a resource request to the handler of its verb, and anything else on to the fixed endpoints. */
export function dispatch(options: DispatchOptions): Middleware<RequestContext> {
  const { registry } = options;
  const take = (ctx: Context, route: Route, next: () => Promise<void>): Promise<void> | undefined => {
    const { info } = ctx.state;
    const { collection, descriptor } = route.store;
    if (descriptor.custom === true && !fitsScope(descriptor, info)) return next();
    if (info.rest !== "" && !isProxy(route)) throw notFoundPath();
    checkName(info.name);
    checkShape(info, route, ctx.req.method);
    if (info.verb === "watch" && ctx.req.method !== "GET") throw methodNotAllowed();
    if (isUnservedHead(ctx.req.method, route)) throw methodNotAllowed();
    if (collection.isOpen || descriptor.virtual) return handle(ctx, route, options);
    return collection.open().then(() => handle(ctx, route, options));
  };
  return (ctx, next) => {
    const { info } = ctx.state;
    if (!info.isResourceRequest || info.verb === "proxy") return next();
    const known = registry.route(info);
    if (known !== undefined) return take(ctx, known, next);
    const fresh = info.group === "" ? undefined : options.freshKinds(); // no definition adds to the core group
    if (fresh === undefined) return next();
    return fresh.catch(knownAlone).then(() => {
      if (isSettled(ctx)) return undefined; // answered meanwhile: it took too long
      const route = registry.route(info);
      return route === undefined ? next() : take(ctx, route, next);
    });
  };
}

/** Where the store cannot say what others have defined, a path is known or unknown by what the server has heard. */
function knownAlone(error: unknown): void {
  if (!isStatusError(error)) throw error;
}

/** Nothing of a kind of the spec is asked for by HEAD: the field serves that of definitions and proxies alone. */
function isUnservedHead(method: string | undefined, route: Route): boolean {
  return method === "HEAD" && route.store.descriptor.custom !== true && !isProxy(route);
}

function isProxy({ subresource }: Route): boolean {
  return subresource?.connect?.mode === "proxy";
}

function handle(ctx: Context, route: Route, options: DispatchOptions): Promise<void> | undefined {
  ctx.state.measure(ctx, route);
  const request = new HttpResourceRequest(ctx, route, options.streams);
  const { deprecation } = route.store.descriptor;
  if (deprecation !== undefined) {
    request.warn(deprecation.warning);
    noteDeprecation(ctx, deprecation, options);
  }
  const response = options.handler(request);
  if (response instanceof Promise) return response.then((each) => send(ctx, each, { request, options }));
  return send(ctx, response, { request, options });
}

/** Who still uses a kind that will go is found in the audit log. */
function noteDeprecation(
  { state: { audit } }: Context,
  { removedRelease }: Deprecation,
  options: DispatchOptions,
): void {
  audit?.annotate(`${options.apiDomain}/deprecated`, "true");
  if (removedRelease !== "") audit?.annotate(`${options.apiDomain}/removed-release`, removedRelease);
}

interface Sending {
  readonly request: ResourceRequest;
  readonly options: DispatchOptions;
}

function send(ctx: Context, response: Response, { request, options }: Sending): Promise<void> | undefined {
  if (response.kind === "forward") return sendForward(ctx, response, { request, ...options });
  if (response.kind === "body") sendBody(ctx, response);
  else options.streams.send(ctx, response);
  return undefined;
}

const collectionVerbs: ReadonlySet<string> = new Set(["create", "list", "deletecollection", "watch"]);

/**
 * A verb needs the right path: objects of namespaced kinds lie in a namespace, and only lists and watches reach over
 * all; collections are created in, objects are changed. Throws notFoundPath, methodNotAllowed or methodNotSupported.
 */
function checkShape(info: RequestInfo, route: Route, method = ""): void {
  const { store, verbs } = route;
  const { descriptor } = store;
  const { verb, name, subresource } = info;
  const isOverAll = descriptor.namespaced && info.namespace === "" && name === "";
  if (isOverAll && !verbs.has("list")) throw notFoundPath();
  if (!fitsScope(descriptor, info)) throw isOverAll ? methodNotAllowed() : notFoundPath();
  const isUnsupported = !verbs.has(verb) && (verb === "watch" ? verbs.has("list") : descriptor.custom === true);
  if (isUnsupported) throw methodNotSupported(resourceOf(store), verb);
  const isMisplaced = name !== "" && subresource === "" && verb !== "watch" && collectionVerbs.has(verb);
  const isNameless = name === "" && !collectionVerbs.has(verb);
  const isOption = method === "OPTIONS" && isProxy(route); // which is no verb, and proxies take it
  if (!isMisplaced && !isNameless && (verbs.has(verb) || isOption)) return;
  throw isPath(name, verbs) || subresource !== "" ? methodNotAllowed() : notFoundPath();
}

/** Whether any method is served at the path of a collection, or of an object in it. */
function isPath(name: string, verbs: ReadonlySet<string>): boolean {
  return [...verbs].some((each) => each !== "watch" && collectionVerbs.has(each) === (name === ""));
}
