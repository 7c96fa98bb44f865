import type { Middleware } from "koa";
import { apiserverCurrentInflightRequests, apiserverCurrentInqueueRequests } from "../../../../generated/metrics.ts";
import type { FlowControl } from "../../../flowcontrol/flowControl.ts";
import type { Rejection } from "../../../flowcontrol/flowMeter.ts";
import type { PriorityLevel } from "../../../flowcontrol/priorityLevel.ts";
import { newTicket, type Ticket } from "../../../flowcontrol/ticket.ts";
import type { MetricRegistry } from "../../../metrics/metricRegistry.ts";
import type { Registry } from "../../../registry/registry.ts";
import type { Context, RequestContext } from "../context.ts";
import { refuseForNow } from "./inFlight.ts";
import { InFlightPeaks, sortOf } from "./inFlightPeaks.ts";
import { isLongRunning } from "../longRunning.ts";
import { seatsOf } from "./seats.ts";
import { isSettled, onSettled, onTaken } from "../settle.ts";

export interface FlowControlFilterOptions {
  readonly control: FlowControl;
  readonly registry: Pick<Registry, "route">;
  readonly metrics: MetricRegistry;
  /** Time that a request may take where it asks for none, in milliseconds. */
  readonly requestTimeoutMs: number;
}

/**
 * Lets a request execute while its priority level has seats for it, and else wait in one of the queues of its flow, a
 * quarter of its time at most; 429 where the queue is full or the wait too long. A watch gives its seats back when it
 * has begun, or when its client stops to read, and other long-running requests need none.
 */
export function flowControl(options: FlowControlFilterOptions): Middleware<RequestContext> {
  const { control, registry, metrics } = options;
  const executing = new InFlightPeaks(metrics, apiserverCurrentInflightRequests);
  const waiting = new InFlightPeaks(metrics, apiserverCurrentInqueueRequests);
  return async (ctx, next) => {
    const { state } = ctx;
    const { info, lapMs: arrivalMs } = state;
    const isWatch = info.verb === "watch";
    if (!isWatch && isLongRunning(info)) return next();
    const { flow, level, headers } = control.classify(info, state.user);
    state.flowHeaders = headers;
    const ticket = newTicket({ flow, seats: seatsOf(state, level.widest, registry), of: state, arrivalMs });
    const sort = sortOf(info);
    if (!level.start(ticket)) {
      waiting.add(sort);
      const rejection = await turn(ctx, { level, ticket }, (state.allowedMs ?? options.requestTimeoutMs) / 4);
      waiting.remove(sort);
      state.lapMs = performance.now();
      state.audit?.took("apf-queue-wait", state.lapMs - arrivalMs);
      if (rejection !== undefined) return rejection === "cancelled" ? undefined : refuseForNow(ctx);
      if (isSettled(ctx)) return level.finish(ticket);
    }
    if (isWatch) return begin(ctx, next, () => level.finish(ticket));
    executing.add(sort);
    try {
      return await next();
    } finally {
      onTaken(ctx, () => {
        executing.remove(sort);
        level.finish(ticket);
      });
    }
  };
}

/** Waits for the turn of a request; gives why it does not come. */
function turn(
  ctx: Context,
  { level, ticket }: { readonly level: PriorityLevel; readonly ticket: Ticket },
  waitMs: number,
): Promise<Rejection | undefined> {
  return new Promise((resolve) => {
    let release = () => {};
    const done = (rejection: Rejection | undefined) => {
      release();
      resolve(rejection);
    };
    const rejection = level.wait(ticket, { untilMs: ticket.arrivalMs + waitMs, done });
    if (rejection !== undefined) resolve(rejection);
    else release = onSettled(ctx, () => level.leave(ticket, "cancelled"));
  });
}

function begin(ctx: Context, next: () => Promise<void>, finish: () => void): Promise<void> {
  const release = onSettled(ctx, finish);
  ctx.state.begun = () => {
    finish();
    release();
  };
  return next();
}
