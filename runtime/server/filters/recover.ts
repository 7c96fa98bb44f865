import type { Middleware } from "koa";
import { internalError, requestEntityTooLarge, serviceUnavailable } from "../../../generated/errors.ts";
import { isStatusError, type StatusError } from "../../schema/index.ts";
import { unreadableStatus } from "../../handlers/answers/unreadableStatus.ts";
import { UnreadableError } from "../../watch/watchCache.ts";
import type { Context, RequestContext } from "./context.ts";
import type { SendStatus } from "./sendStatus.ts";

export interface RecoverOptions {
  /** Logs every error that is not the client's. */
  readonly logError: (message: string, error: unknown) => void;
  readonly sendStatus: SendStatus;
  /** The error of a list names all unreadable objects, so that they can be deleted. */
  readonly namesUnreadable: boolean;
}

/** The one catch that answers: a StatusError as it is, any other error as a 500 without its message. */
export function recover(options: RecoverOptions): Middleware<RequestContext> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      await answer(ctx, error, options);
    }
  };
}

function answer(ctx: Context, error: unknown, options: RecoverOptions): Promise<void> | undefined {
  const status = isStatusError(error) ? error : statusOf(error, ctx, options);
  if (ctx.res.headersSent) {
    ctx.respond = false;
    ctx.res.destroy(); // the answer has begun: breaking it off is the only way left to say that it failed
    return undefined;
  }
  return options.sendStatus(ctx, status.status);
}

function statusOf(error: unknown, ctx: Context, options: RecoverOptions): StatusError {
  if (isTooLarge(error)) return requestEntityTooLarge(error.message);
  if (error instanceof UnreadableError) {
    const { group, resource, verb } = ctx.state.info;
    const namesAll = options.namesUnreadable && (verb === "list" || verb === "deletecollection");
    return unreadableStatus(error, { resource: { group, resource }, namesAll });
  }
  options.logError(`${ctx.req.method} ${ctx.req.url}`, error);
  ctx.state.audit?.panicked(error);
  if (isOutOfFiles(error)) return serviceUnavailable("the server has too many files and connections open");
  return internalError("the server met an unexpected condition; its log says which");
}

/** It passes when clients close connections. */
function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
}

function isTooLarge(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "ERR_HTTP_BODY_TOO_LARGE";
}
