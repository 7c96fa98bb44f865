import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";
import { endConnection, isHttp2 } from "./endConnection.ts";

/** Asks the client of one request over HTTP/2 in many to connect anew, so that clients spread over several servers. */
export function goaway(chance: number, random: () => number): Middleware<RequestContext> {
  return (ctx, next) => {
    if (isHttp2(ctx.req) && random() < chance) endConnection(ctx);
    return next();
  };
}
