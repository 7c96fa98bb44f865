import type { Middleware } from "koa";
import { privilegedGroup } from "../auth/user.ts";
import type { RequestContext } from "./context.ts";
import { isLongRunning } from "./longRunning.ts";
import { sendText } from "./send.ts";

/** Requests under way at the same time; 0 sets no limit. */
export interface InFlightLimits {
  readonly reading: number;
  /** Of requests that may change something. */
  readonly mutating: number;
}

const readingVerbs = new Set(["get", "list", "watch"]);

/**
 * Answers 429 where too many requests are under way. The all-powerful get through even then, so that somebody can look
 * at what is wrong.
 */
export function inFlight(limits: InFlightLimits): Middleware<RequestContext> {
  const counts = { reading: 0, mutating: 0 };
  return async (ctx, next) => {
    const { info, user } = ctx.state;
    if (isLongRunning(info)) return next();
    const sort = readingVerbs.has(info.verb) ? "reading" : "mutating";
    const isFull = limits[sort] > 0 && counts[sort] >= limits[sort];
    if (isFull && !user.groups.includes(privilegedGroup)) {
      return sendText(ctx, 429, "Too many requests, please try again later.\n", { "Retry-After": "1" });
    }
    counts[sort] += 1;
    try {
      return await next();
    } finally {
      counts[sort] -= 1;
    }
  };
}
