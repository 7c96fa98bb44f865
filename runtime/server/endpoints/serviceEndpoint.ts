import type Router from "koa-router";
import { methodNotAllowed } from "../../../generated/errors.ts";
import type { Context, RequestContext } from "../filters/context.ts";

/**
 * A document that only a GET is answered with, at its path and below the folder of that name; the other endpoints
 * answer every method alike. As in the field, HEAD is one of the others.
 */
export function serviceEndpoint(
  router: Router<RequestContext>,
  path: string,
  answer: (ctx: Context & { readonly params: Readonly<Record<string, string>> }) => Promise<void> | undefined | void,
): void {
  router.all([path, `${path}/`], (ctx) => {
    if (ctx.req.method !== "GET") throw methodNotAllowed();
    return answer(ctx);
  });
}
