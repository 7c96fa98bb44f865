import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { RequestContext } from "./context.ts";

/** @limit Audit id of a client: cut. */
const maxAuditIdLength = 64;

/** Gives every request an audit id, which its answer carries: the client's own, cut to 64 characters, or a new one. */
export function audit(): Middleware<RequestContext> {
  return (ctx, next) => {
    const given = ctx.req.headers["audit-id"];
    ctx.state.auditId = typeof given === "string" && given !== "" ? given.slice(0, maxAuditIdLength) : randomUUID();
    return next();
  };
}
