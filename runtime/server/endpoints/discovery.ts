import type Router from "koa-router";
import { methodNotAllowed, notFoundPath } from "../../../generated/errors.ts";
import { type Delegated, groupDiscoveryList } from "../../discovery/aggregated.ts";
import { documentsOf } from "../../discovery/document.ts";
import {
  apiGroup,
  apiGroupList,
  apiResourceList,
  apiVersions,
  type PlainDocument,
  type ResourceListOptions,
} from "../../discovery/plain.ts";
import { negotiate, type Offer, plainJson } from "../../negotiate/accept.ts";
import { type DiscoveryNegotiated, negotiateDiscovery } from "../../negotiate/acceptDiscovery.ts";
import { encodeBody, type TypedBody } from "../../negotiate/encode.ts";
import type { Registry } from "../../registry/registry.ts";
import type { Generated, Platform, Structure } from "../../schema/index.ts";
import type { Context, RequestContext } from "../filters/context.ts";
import { isBelowBuiltIn } from "./builtInGroups.ts";
import { minGzipBytes } from "../../handlers/answers/gzip.ts";
import { type DocumentHeaders, sendFound } from "./sendDocument.ts";
import { serviceEndpoint } from "./serviceEndpoint.ts";

export interface DiscoveryOptions extends ResourceListOptions {
  readonly generated: Pick<Generated, "platform" | "loadMeta" | "loadDiscovery">;
  readonly registry: Registry;
  /** What extension servers serve. */
  readonly delegated: Delegated;
  /** HOST:PORT that discovery names as the server's address. */
  readonly serverAddress: () => string;
  readonly handlers: { readonly encodings: { readonly cbor: boolean; readonly gzip: boolean } };
}

type Form = Pick<DiscoveryNegotiated, "encoding" | "contentType">;

/** What is served: all of it in one document for those who ask for that, else groups, and resources a group-version. */
export function discoveryEndpoints(router: Router<RequestContext>, options: DiscoveryOptions): void {
  const { generated, registry, delegated, serverAddress, handlers } = options;
  const { platform, loadMeta, loadDiscovery } = generated;
  const documents = documentsOf(registry);
  const { cbor, gzip } = handlers.encodings;
  const gzipAbove = gzip ? minGzipBytes : undefined;
  const offer: Offer = { platform, protobuf: true, cbor, table: false, watch: false, status: true, route: "object" };
  const { route: _route, ...groupOffer } = offer; // of groups a 406 says what is taken, elsewhere what there is

  const send = async (ctx: Context, make: () => PlainDocument | undefined, form: Form) => {
    const { encoding, contentType } = form;
    const meta = encoding === "protobuf" ? await loadMeta() : undefined;
    const document = documents(`${ctx.state.info.path} ${encoding}`, () => {
      const body = make();
      return body === undefined ? undefined : encoded(body, { encoding, platform, structure: meta?.[body.kind] });
    });
    if (document === undefined && isBelowBuiltIn(ctx.state.info.path, registry)) throw notFoundPath();
    return sendFound(ctx, document, { contentType, gzipAbove, indent: "asked" });
  };
  const root = (ctx: Context, make: () => PlainDocument, offered: Offer = offer) => {
    const negotiated = negotiateDiscovery(ctx.req.headers.accept, {
      ...offered,
      allInProtobuf: loadDiscovery !== undefined,
    });
    const { as, contentType } = negotiated;
    if (as === "plain") return send(ctx, make, negotiated);
    return sendAll(ctx, negotiated, { contentType, cacheControl: "public", vary: "Accept" });
  };
  const sendAll = async (ctx: Context, negotiated: DiscoveryNegotiated, headers: DocumentHeaders) => {
    const { path } = ctx.state.info;
    const { encoding, apiVersion } = negotiated;
    const structure = encoding === "protobuf" ? (await loadDiscovery?.())?.APIGroupDiscoveryList : undefined;
    const document = documents(`${path} ${apiVersion} ${encoding}`, () => {
      const body = groupDiscoveryList(registry, { apiVersion, isCore: !path.startsWith("/apis"), delegated });
      return encoded(body, { encoding, platform, structure });
    });
    return sendFound(ctx, document, { ...headers, gzipAbove, indent: "asked" });
  };
  /** What there is not is said before in which form. */
  const plain = (ctx: Context, make: () => PlainDocument | undefined, offered: Offer = offer) => {
    try {
      return send(ctx, make, negotiate(ctx.req.headers.accept, offered));
    } catch (error) {
      if (make() !== undefined) throw error;
      return send(ctx, make, plainJson);
    }
  };

  serviceEndpoint(router, "/api", (ctx) => root(ctx, () => apiVersions(registry.groups, serverAddress())));
  router.all(["/apis", "/apis/"], (ctx) => root(ctx, () => apiGroupList(registry.groups), groupOffer));
  router.all(["/apis/:group", "/apis/:group/"], (ctx) =>
    plain(ctx, () => apiGroup(registry.groups, ctx.params.group ?? ""), groupOffer),
  );
  /** Only a GET is answered, and what there is not comes before that. */
  const resources = (ctx: Context, groupVersion: string) => {
    const make = () => apiResourceList(registry, groupVersion, options);
    if (ctx.req.method !== "GET" && make() !== undefined) throw methodNotAllowed();
    return plain(ctx, make);
  };
  router.all(["/api/:version", "/api/:version/"], (ctx) => resources(ctx, ctx.params.version ?? ""));
  router.all(["/apis/:group/:version", "/apis/:group/:version/"], (ctx) =>
    resources(ctx, `${ctx.params.group}/${ctx.params.version}`),
  );
}

interface Encoded extends Pick<Form, "encoding"> {
  readonly platform: Platform;
  /** In protobuf. */
  readonly structure: Structure | undefined;
}

function encoded(body: TypedBody & object, { encoding, platform, structure }: Encoded): object {
  if (encoding === "json") return body;
  return encodeBody(body, { encoding, platform, ...(structure === undefined ? {} : { structure }) });
}
