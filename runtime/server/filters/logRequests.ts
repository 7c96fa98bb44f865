import type { Middleware } from "koa";
import type { Context, RequestContext } from "./context.ts";
import { onGone } from "./settle.ts";

/** Where requests are logged. */
export interface RequestLog {
  readonly info: (message: string, fields: Readonly<Record<string, string | number | undefined>>) => void;
  /** Whether lines of a level are written for a folder of the sources. */
  readonly isOn: (level: number, folder: string) => boolean;
}

/** Level from which on each request is a line of the log. */
const requestLevel = 3;
const folder = "server";

/**
 * Logs each request with its verb, path, user, time and status, where that much is logged. The path is written without
 * its query, which may hold what a client would not want to be read. A client that gets 401 does not hear why its
 * credential was refused; the line says it.
 */
export function logRequests(log: RequestLog): Middleware<RequestContext> {
  return (ctx, next) => (log.isOn(requestLevel, folder) ? logged(ctx, next, log) : next());
}

async function logged(ctx: Context, next: () => Promise<void>, log: RequestLog): Promise<void> {
  const startMs = performance.now();
  await next();
  const { req, res, state } = ctx;
  const end = () => {
    const [path = ""] = (req.url ?? "").split("?");
    const ms = Number((performance.now() - startMs).toFixed(1));
    const verb = state.info?.verb ?? req.method?.toLowerCase();
    const status = res.headersSent ? res.statusCode : 0;
    const refusal = status === 401 ? state.refusal : undefined;
    log.info("request", { verb, path, user: state.user?.name, status, ms, refusal });
  };
  if (res.writableEnded || res.destroyed) end();
  else onGone(ctx, end);
}
