import type { Middleware } from "koa";
import { endConnection } from "./endConnection.ts";
import type { Context, RequestContext } from "./context.ts";
import { isLongRunning } from "./longRunning.ts";
import { sendText } from "./send.ts";
import { onTaken } from "./settle.ts";

/** Whether a server that stops refuses requests, and how many came before that are not answered. */
export class StopRefusals {
  #underWay = 0;
  #isRefusing = false;
  #onAnswered = (): void => {};

  get isRefusing(): boolean {
    return this.#isRefusing;
  }

  enter(): void {
    this.#underWay += 1;
  }

  leave(): void {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#onAnswered();
  }

  /** Refuses from now on. Resolves when what came before is answered, or in `maxMs`. */
  async begin(maxMs: number): Promise<void> {
    this.#isRefusing = true;
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, maxMs);
      this.#onAnswered = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }
}

/**
 * Answers 429 while the server stops, and ends the connection; the requests under way go on. Health and metrics are
 * answered as ever.
 */
export function refuseAtStop(refusals: StopRefusals): Middleware<RequestContext> {
  return async (ctx, next) => {
    const { info } = ctx.state;
    if (isAboutProcess(info.path)) return next();
    if (refusals.isRefusing) return refuse(ctx);
    if (isLongRunning(info)) return next();
    refusals.enter();
    try {
      return await next();
    } finally {
      onTaken(ctx, () => refusals.leave());
    }
  };
}

const paths = ["/healthz", "/livez", "/readyz", "/metrics"];

/** Probes and scrapes see the server to its end. */
function isAboutProcess(path: string): boolean {
  return paths.some((each) => path.startsWith(each));
}

const retrySeconds = "5";

function refuse(ctx: Context): void {
  ctx.state.isTerminated = true;
  endConnection(ctx);
  const text = "The apiserver is shutting down, please try again later.\n";
  sendText(ctx, 429, text, { "Retry-After": retrySeconds });
}
