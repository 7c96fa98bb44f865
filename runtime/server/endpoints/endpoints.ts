import type { Middleware } from "koa";
import Router from "koa-router";
import { methodNotAllowed, notFound, notFoundPath } from "../../../generated/errors.ts";
import type { ServiceAccountTokens } from "../../auth/authenticators/serviceAccountTokens.ts";
import type { ComponentOptions } from "../../component/pages/pages.ts";
import { documentOf, documentsOf } from "../../discovery/document.ts";
import { documentUrl, hashOf, type OpenapiDocuments, v3InProtobuf } from "../../discovery/openapi.ts";
import { parseAccept } from "../../lib/mediaTypeSyntax.ts";
import { checkOnlyForm } from "../../negotiate/accept.ts";
import { jsonMediaType } from "../../negotiate/mediaTypes.ts";
import { groupVersionPath } from "../../schema/groupVersionPath.ts";
import type { Context, RequestContext } from "../filters/context.ts";
import { fitsScope } from "../filters/requestInfo.ts";
import { isBelowBuiltIn } from "./builtInGroups.ts";
import { discoveryEndpoints, type DiscoveryOptions } from "./discovery.ts";
import { openidEndpoints } from "./openid.ts";
import { serviceEndpoint } from "./serviceEndpoint.ts";
import { pageEndpoints } from "./pages.ts";
import { sendBody, sendText } from "../filters/send.ts";
import { sendDocument, sendFound } from "./sendDocument.ts";

export interface EndpointOptions extends DiscoveryOptions {
  readonly openapi: OpenapiDocuments;
  readonly version: object;
  /** What every process answers about itself. */
  readonly pages: ComponentOptions;
  readonly accountTokens: ServiceAccountTokens;
}

/** Answers what is not a stored resource: health, metrics, version, flags, discovery, OpenAPI, token keys; else 404. */
export function endpoints(options: EndpointOptions): Middleware<RequestContext> {
  const router = new Router<RequestContext>({ sensitive: true, strict: true });
  pageEndpoints(router, options.pages);
  discoveryEndpoints(router, options);
  openapi(router, options);
  serviceEndpoint(router, "/version", (ctx) => {
    checkOnlyForm(ctx.req.headers.accept, jsonMediaType);
    sendDocument(ctx, documentOf(options.version), { indent: "always" });
  });
  openidEndpoints(router, { tokens: options.accountTokens, serverAddress: options.serverAddress });
  const documents = documentsOf(options.registry);
  router.all(["/", "/index.html"], (ctx) =>
    sendFound(
      ctx,
      documents("/", () => ({ paths: pathsOf(router, options) })),
      { indent: "always" },
    ),
  );
  const routes = router.routes() as unknown as Middleware<RequestContext>;
  return async (ctx, next) => {
    await routes(ctx, async () => {
      await next();
      answerUnknown(ctx, router, options);
    });
  };
}

function openapi(router: Router<RequestContext>, { openapi: documents }: EndpointOptions): void {
  router.all("/openapi/v2", async (ctx) => {
    const contentType = mediaTypeIn(v2MediaTypes, ctx.req.headers.accept);
    if (contentType === undefined) return sendUnacceptable(ctx);
    const isJson = contentType === jsonMediaType;
    const document = await (isJson ? documents.v2() : documents.v2Protobuf());
    return sendDocument(ctx, document, {
      contentType,
      vary: "Accept",
      takesIfMatch: true,
      gzipAbove: openapiGzipBytes,
    });
  });
  router.all("/openapi/v3", async (ctx) => sendDocument(ctx, await documents.index(), { takesIfMatch: true }));
  router.all(/^\/openapi\/v3\/(.+)$/, async (ctx) => {
    const path = ctx.state.info.path.slice("/openapi/v3/".length);
    const document = await documents.v3(path);
    if (document === undefined) {
      sendText(ctx, 404, "404 page not found\n");
      return;
    }
    const contentType = mediaTypeIn(v3MediaTypes, ctx.req.headers.accept);
    if (contentType === undefined) return sendUnacceptable(ctx);
    const form = contentType === jsonMediaType ? document : await v3InProtobuf(document);
    const asked = new URLSearchParams(ctx.state.search).get("hash");
    const headers = { contentType, vary: "Accept", takesIfMatch: true };
    if (asked === null || asked === "") sendDocument(ctx, form, headers);
    else if (asked === hashOf(document)) sendDocument(ctx, form, { ...headers, isImmutable: true });
    else redirect(ctx, documentUrl(path, document));
  });
}

/**
 * Whatever the gate of compression says, and only this version, as in the field.
 * @limit OpenAPI v2 sent uncompressed to a client that accepts gzip: compressed in a thread.
 */
const openapiGzipBytes = 1400;

const swaggerProtobufType = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";

/** What a client may call the forms of OpenAPI v2; the protobuf form has an older name. */
const v2MediaTypes: Readonly<Record<string, string>> = {
  [jsonMediaType]: jsonMediaType,
  "application/*": jsonMediaType,
  "*/*": jsonMediaType,
  [swaggerProtobufType]: swaggerProtobufType,
  "application/com.github.proto-openapi.spec.v2@v1.0+protobuf": swaggerProtobufType,
};

const openapiV2ProtobufType = "application/com.github.proto-openapi.spec.v3.v1.0+protobuf";

const v3MediaTypes: Readonly<Record<string, string>> = {
  [jsonMediaType]: jsonMediaType,
  "application/*": jsonMediaType,
  "*/*": jsonMediaType,
  [openapiV2ProtobufType]: openapiV2ProtobufType,
  "application/com.github.proto-openapi.spec.v3@v1.0+protobuf": openapiV2ProtobufType,
};

/** The first of the asked forms that there is; JSON when nothing is asked. */
function mediaTypeIn(types: Readonly<Record<string, string>>, accept = ""): string | undefined {
  if (accept === "") return jsonMediaType;
  const asked = parseAccept(accept).find(({ type }) => Object.hasOwn(types, type));
  return asked && types[asked.type];
}

/** As the field does for these documents: without a body. */
function sendUnacceptable(ctx: Context): void {
  const headers = { Vary: "Accept" };
  sendBody(ctx, { kind: "body", status: 406, contentType: "text/plain", body: Buffer.alloc(0), headers });
}

function redirect(ctx: Context, location: string): void {
  const body = Buffer.alloc(0);
  sendBody(ctx, { kind: "body", status: 301, contentType: "text/plain", body, headers: { Location: location } });
}

/**
 * Below a group of built-in kinds an unknown path is a Status, in whichever version; anywhere else it is plain text. Of
 * custom kinds only what is below their objects is a Status: only their definitions know what else there could be.
 */
function answerUnknown(ctx: Context, router: Router<RequestContext>, { registry }: EndpointOptions): void {
  const { info } = ctx.state;
  const isKnownPath = ["GET", "PUT"].some((each) => ctx.req.method !== each && router.match(info.path, each).route);
  if (isKnownPath) throw methodNotAllowed();
  if (isBelowBuiltIn(info.path, registry)) throw notFoundPath();
  const stores = info.isResourceRequest ? registry.storesOf(`${info.group}/${info.version}`) : [];
  const kind = stores.find(({ descriptor }) => descriptor.plural === info.resource)?.descriptor;
  if (kind !== undefined && fitsScope(kind, info))
    throw notFound({ group: kind.group, resource: kind.plural }, info.name);
  sendText(ctx, 404, "404 page not found\n");
}

/** What is for those who look for a fault is not listed. */
function pathsOf(router: Router<RequestContext>, { registry, pages }: EndpointOptions): string[] {
  const fixed = router.stack
    .map((each) => String(each.path))
    .filter((each) => each.startsWith("/") && !/[:(]|^\/debug|.\/$|^\/index/.test(each));
  const checks = Object.entries(pages.checks).flatMap(([endpoint, list]) =>
    list.map(({ name }) => `/${endpoint}/${name}`),
  );
  const apiVersionPaths = registry.stores.map(({ descriptor }) => groupVersionPath(descriptor));
  const groupPaths = registry.stores
    .filter(({ descriptor }) => descriptor.group !== "")
    .map(({ descriptor }) => `/apis/${descriptor.group}`);
  const all = [...fixed, "/apis/", "/openapi/v3/", ...checks, ...apiVersionPaths, ...groupPaths];
  return [...new Set(all)].filter((each) => each !== "/").sort();
}
