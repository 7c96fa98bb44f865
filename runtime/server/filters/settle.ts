import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";
import type { Context } from "./context.ts";
import { upgradeOf } from "./streams/upgrades.ts";

/** Bytes of an answer that may still lie in the connection when its request no longer counts as under way. */
const smallAnswerBytes = 64 * 1024;

/**
 * Settles a request: ends all that waits for it. The client has the whole answer, its stream was reset, its connection
 * closed or its deadline passed; whichever comes first calls this, and later calls do nothing.
 *
 *   a body that is read, a wait for a revision, a proxied connection    onSettled or signalOf
 *   answer taken, reset, connection closed                              "close" of the answer
 *   deadline                                                            the deadline filter
 */
export function settle({ state }: Context): void {
  if (state.settled === true) return;
  state.settled = true;
  const { waiting } = state;
  state.waiting = undefined;
  for (let end = waiting?.shift(); end !== undefined; end = waiting?.shift()) end(); // one may take away another
}

/** Calls `end` when the request is settled, at once when it is. Returns how to wait no more. */
export function onSettled(ctx: Context, end: () => void): () => void {
  const { state } = ctx;
  if (isSettled(ctx)) {
    end();
    return () => {};
  }
  if (state.waiting === undefined) {
    state.waiting = [];
    state.settle = () => settle(ctx);
    onGone(ctx, state.settle);
  }
  const { waiting } = state;
  waiting.push(end);
  return () => {
    const index = waiting.indexOf(end);
    if (index !== -1) waiting.splice(index, 1);
    if (waiting.length === 0) rest(ctx);
  };
}

/** Nothing waits: a stream that has begun keeps nothing of its request. */
function rest({ req, res, state }: Context): void {
  if (state.settled === true || state.settle === undefined) return;
  const over: EventEmitter = upgradeOf(req) === undefined ? res : req.socket;
  over.off("close", state.settle);
  state.settle = undefined;
  state.waiting = undefined;
}

export function isSettled(ctx: Context): boolean {
  return ctx.state.settled === true || isGone(ctx);
}

/** What ends the streams of a server when it stops. */
interface Stopping {
  readonly signal: AbortSignal;
  readonly hold: (stop: () => void) => () => void;
}

/** A signal that is aborted when the request is settled or the server begins to stop. Making one costs 2 µs. */
export function signalOf(ctx: Context, stopping: Stopping): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (stopping.signal.aborted) {
    abort();
    return controller.signal;
  }
  const release = stopping.hold(abort);
  onSettled(ctx, () => {
    release();
    abort();
  });
  return controller.signal;
}

/**
 * Calls `listener` when the answer is over, or the connection that it became. Both say so once, so `on` does, which
 * keeps less than `once` meanwhile.
 */
export function onGone({ req, res }: Pick<Context, "req" | "res">, listener: () => void): void {
  if (upgradeOf(req) === undefined) res.on("close", listener);
  else req.socket.on("close", listener);
}

/** Calls `listener` when the client has taken the answer or is gone; at once when little of the answer is left. */
export function onTaken({ res }: Context, listener: () => void): void {
  if (isTaken(res)) listener();
  else res.once("close", listener);
}

/**
 * What is left of an answer of HTTP/1.1 is bounded by its connection, which answers one request at a time. A connection
 * of HTTP/2 has many streams, so there it counts to the last byte.
 */
function isTaken(res: ServerResponse): boolean {
  if (isHttp2(res)) return isOver(res);
  return res.destroyed || (res.writableEnded && res.writableLength <= smallAnswerBytes);
}

function isGone({ req, res }: Context): boolean {
  return upgradeOf(req) === undefined ? isOver(res) : req.socket.destroyed;
}

/** Whether nothing can be written any more. A stream of HTTP/2 that its client has reset is closed, then destroyed. */
export function isOver(res: ServerResponse): boolean {
  return isHttp2(res) ? res.stream.closed : res.destroyed;
}

export function isHttp2(res: object): res is Pick<Http2ServerResponse, "stream" | "statusCode"> {
  return "stream" in res;
}
