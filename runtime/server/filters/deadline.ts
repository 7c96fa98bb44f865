import type { Middleware } from "koa";
import { badRequest, timeout } from "../../../generated/errors.ts";
import { TransientSet } from "../../lib/transientMap.ts";
import type { Context, RequestContext } from "./context.ts";
import type { SendStatus } from "./sendStatus.ts";
import { durationMs, durationProblem } from "../../schema/duration.ts";
import { isLongRunning } from "./longRunning.ts";
import { onTaken, settle } from "./settle.ts";

export interface DeadlineOptions {
  /** Time a request that is not long-running may take, in milliseconds. */
  readonly defaultMs: number;
  /** The same of one that writes: its client gets the answer before it gives up. */
  readonly writeMs: number;
  /** How often the deadlines are looked at, in milliseconds. */
  readonly tickMs: number;
  readonly sendStatus: SendStatus;
}

/** Until when a request and its answer may take, and what is said then. */
interface UnderWay {
  readonly ctx: Context;
  deadlineMs: number;
  readonly text: string;
}

export interface Deadlines {
  readonly filter: Middleware<RequestContext>;
  readonly stop: () => void;
}

/**
 * Answers 504 to a request that takes too long, and cuts an answer that its client does not take in that time. One
 * ticking timer checks all requests in flight: a timer each costs more than the rest of this filter.
 */
export function deadlines(options: DeadlineOptions): Deadlines {
  const underWay = new TransientSet<UnderWay>();
  const timer = setInterval(() => expire(underWay, options.sendStatus), options.tickMs);
  timer.unref();
  const filter: Middleware<RequestContext> = async (ctx, next) => {
    ctx.state.nowMs = Date.now();
    const { info, search } = ctx.state;
    if (isLongRunning(info)) return next();
    const askedMs = allowedMs(search, options.defaultMs);
    ctx.state.allowedMs = askedMs;
    const isWrite = info.isResourceRequest && writes.has(info.verb);
    const allowed = isWrite ? Math.min(askedMs, options.writeMs) : askedMs;
    const deadlineMs = ctx.state.nowMs + allowed;
    const number = underWay.add({ ctx, deadlineMs, text: isWrite ? writeText : readText });
    try {
      return await next();
    } finally {
      onTaken(ctx, () => underWay.delete(number));
    }
  };
  return { filter, stop: () => clearInterval(timer) };
}

const readText = "request did not complete within the allotted timeout";
const writeText = "request did not complete within requested timeout - context deadline exceeded";
const writes: ReadonlySet<string> = new Set(["create", "update", "patch", "delete", "deletecollection"]);

/** @limit Client that reads its 504: its connection is closed. */
const lastAnswerMs = 5000;

function expire(underWay: TransientSet<UnderWay>, sendStatus: SendStatus): void {
  const nowMs = Date.now();
  for (const request of underWay.values()) {
    if (nowMs < request.deadlineMs) continue;
    const { ctx, text } = request;
    request.deadlineMs = nowMs + lastAnswerMs;
    if (ctx.res.headersSent) {
      ctx.res.destroy(); // its client does not take the answer
    } else {
      ctx.state.isTerminated = true;
      void sendStatus(ctx, timeout(text).status);
    }
    settle(ctx);
  }
}

/** The `timeout` parameter may shorten the time; 0 and more than the maximum mean the maximum. */
function allowedMs(search: string, maximumMs: number): number {
  if (!search.includes("timeout=")) return maximumMs;
  const text = new URLSearchParams(search).get("timeout");
  if (text === null || text === "") return maximumMs;
  const askedMs = durationMs(text);
  if (askedMs === undefined) {
    throw badRequest(`invalid timeout specified in the request URL - time: ${durationProblem(text)}`);
  }
  return askedMs <= 0 || askedMs > maximumMs ? maximumMs : askedMs;
}
