import type { Middleware } from "koa";
import { type ExtensionServerOptions, reach, userHeaders } from "../../aggregation/extensionServer.ts";
import type { ExtensionService, ExtensionServices } from "../../aggregation/extensionServices.ts";
import { forward } from "../../proxy/proxy.ts";
import { isStatusError } from "../../schema/index.ts";
import type { Context, RequestContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { cacheControl, sendText } from "./send.ts";
import { signalOf } from "./settle.ts";
import type { Streams } from "./streams/streams.ts";
import { upgradeOf } from "./streams/upgrades.ts";

export interface AggregateOptions {
  readonly services: ExtensionServices;
  readonly server: ExtensionServerOptions;
  /** An extension server may not lead clients elsewhere. */
  readonly refusesRedirects: boolean;
  readonly streams: Streams;
}

/**
 * Sends a request on to the extension server that answers its group and version, with the user in headers; 503 while
 * that server is not available. All other requests pass.
 */
export function aggregate(options: AggregateOptions): Middleware<RequestContext> {
  const { services } = options;
  return (ctx, next) => {
    if (services.isEmpty) return next();
    const [group, version] = groupVersionOf(ctx.state.info);
    const extension = version === "" ? undefined : services.find(group, version);
    if (extension === undefined) return next();
    if (!extension.isAvailable) return sendText(ctx, 503, "service unavailable\n");
    return sendOn(ctx, extension, options);
  };
}

/** Of a path below `/apis/<group>/<version>`, or of that of its OpenAPI document; the version is "" for all others. */
function groupVersionOf({ path, isResourceRequest, group, version }: RequestInfo): [group: string, version: string] {
  if (isResourceRequest) return [group, version];
  const match = /^(?:\/openapi\/v3)?\/apis\/([^/]+)\/([^/]+)\/?$/.exec(path);
  return [match?.[1] ?? "", match?.[2] ?? ""];
}

async function sendOn(ctx: Context, extension: ExtensionService, options: AggregateOptions): Promise<void> {
  const { req, res, state } = ctx;
  const { streams, refusesRedirects } = options;
  const onAnswer = () => {
    ctx.respond = false;
    res.setHeader("Audit-Id", state.auditId);
    res.setHeader("Cache-Control", cacheControl);
  };
  const { info, search, user } = state;
  const target = { mode: "proxy" as const, resource: info.resource, name: info.name, rest: rawPath(ctx), search };
  try {
    const { to, dial } = await reach(extension, options.server);
    const hold = (breakOff: () => void) => streams.hold(breakOff);
    const ends = { refusesRedirects, signal: signalOf(ctx, streams), upgrade: upgradeOf(req), onAnswer, hold };
    await forward({ req, res, to, headers: userHeaders(user), ...target, ...ends }, dial);
  } catch (error) {
    if (res.headersSent || (isStatusError(error) && error.code < 500)) throw error;
    const text = error instanceof Error ? error.message : String(error);
    return sendText(ctx, isStatusError(error) ? error.code : 503, `${text}\n`);
  }
  state.audit?.started(res.socket === null ? 101 : res.statusCode); // a connection that was handed over has left it
}

/** As the client wrote it, without the query. */
function rawPath({ req }: Context): string {
  return (req.url ?? "").split("?", 1)[0] ?? "";
}
