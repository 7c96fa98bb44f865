import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Auditor } from "../../auth/audit/auditor.ts";
import { nowUs } from "../../auth/audit/microTime.ts";
import type { Context, RequestContext } from "./context.ts";
import { isLongRunning } from "./longRunning.ts";
import { onGone } from "./settle.ts";

/** @limit Audit id of a client: cut. */
const maxAuditIdLength = 64;

/**
 * Gives every request an audit id, which its answer carries: the client's own, cut to 64 characters, or a new one.
 * Where the server audits, it also logs the end of the request, whichever filter answers it.
 */
export function audit(auditor: Auditor | undefined): Middleware<RequestContext> {
  return (ctx, next) => {
    const given = ctx.req.headers["audit-id"];
    ctx.state.auditId = typeof given === "string" && given !== "" ? given.slice(0, maxAuditIdLength) : randomUUID();
    return auditor === undefined ? next() : audited(ctx, next, auditor);
  };
}

function audited(ctx: Context, next: () => Promise<void>, auditor: Auditor): Promise<void> {
  const { req, res, state } = ctx;
  const { auditId } = state;
  const remoteAddress = req.socket.remoteAddress ?? loopback;
  const arrival = { auditId, receivedUs: nowUs(), url: req.url ?? "/", headers: req.headers, remoteAddress };
  state.audit = auditor.begin(arrival, state);
  return next().then(() => {
    if (res.writableEnded || res.destroyed) end(ctx);
    else {
      const sendMs = performance.now();
      onGone(ctx, () => {
        if (state.sentBytes !== undefined) state.audit?.took("response-write", performance.now() - sendMs);
        end(ctx);
      });
    }
  });
}

function end({ res, state }: Context): void {
  const { info, audit: request } = state;
  const isLong = info !== undefined && isLongRunning(info);
  request?.ended(res.headersSent ? res.statusCode : undefined, { isLongRunning: isLong });
}

/** Where a client of the same process is, which has no socket. */
const loopback = "127.0.0.1";
