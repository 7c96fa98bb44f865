import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";

/** Tells browsers, in every answer, to use the server over TLS only. */
export function strictTransport(directives: readonly string[]): Middleware<RequestContext> {
  const value = directives.join("; ");
  return ({ res }, next) => {
    res.setHeader("Strict-Transport-Security", value);
    return next();
  };
}
