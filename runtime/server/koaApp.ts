import Koa from "koa";
import type { Context, RequestContext } from "./filters/context.ts";

/**
 * Koa without what it keeps for each request until the answer is over: listeners at the answer and at its socket, which
 * take more memory than all else that an idle watch needs. Filters send their answers themselves, and say so by
 * `ctx.respond`; a request that none of them answers is one whose client is gone.
 */
export class KoaApp extends Koa<RequestContext> {
  constructor() {
    super();
    Object.defineProperty(this.context, "path", { get: authorizedPath });
  }

  /** Called by Koa for each request, with all filters as one. */
  handleRequest(ctx: Context, filters: (ctx: Context) => Promise<void>): Promise<void> {
    const { res } = ctx;
    res.statusCode = 404;
    return filters(ctx).then(
      () => void (ctx.respond === false || res.end()),
      (error: unknown) => {
        this.emit("error", error, ctx);
        res.destroy();
      },
    );
  }
}

/** Koa would read a path anew: it would end at a "#", and since Node 24 the parser prints a warning. */
function authorizedPath(this: Context): string {
  return this.state.info.path;
}
