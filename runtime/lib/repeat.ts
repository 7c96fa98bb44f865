import { timerMs } from "../schema/duration.ts";

export interface RepeatOptions {
  /** Milliseconds from one time to the next. The first comes after that, or when it is asked for. */
  readonly everyMs: number;
  /** Milliseconds from the first question to the work, since changes come in groups; default none. */
  readonly settleMs?: number;
  /** Each failure; it is new where the work did not fail, or otherwise, the time before. */
  readonly onError: (error: unknown, { isNew }: { readonly isNew: boolean }) => void;
  /** Stops the work when it is aborted. */
  readonly signal?: AbortSignal;
}

export interface Repeated {
  /** Has the work done soon. Asked while it goes on, it is done once more. */
  readonly ask: () => void;
  /** Why the last time did not succeed; undefined where it did, or none has ended yet. */
  readonly problem: () => string | undefined;
  /** Resolves when nothing goes on any more. */
  readonly stop: () => Promise<void>;
  /** Resolves when it has been stopped and nothing goes on any more. */
  readonly ended: Promise<void>;
}

/** Does work again and again, one time after the other. It keeps no process alive. */
export function repeat(work: () => Promise<void> | void, options: RepeatOptions): Repeated {
  const { everyMs, settleMs = 0, onError, signal } = options;
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let problem: string | undefined;
  let end: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = run()), timerMs(ms)).unref();
  };
  const run = async () => {
    const startMs = performance.now();
    isAsked = false;
    try {
      await work();
      problem = undefined;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const isNew = text !== problem;
      problem = text;
      if (!isStopped) onError(error, { isNew });
    }
    running = undefined;
    if (!isStopped) wait(isAsked ? settleMs : Math.max(0, everyMs - (performance.now() - startMs)));
  };
  const ask = () => {
    if (isAsked || isStopped) return;
    isAsked = true;
    if (running === undefined) wait(settleMs);
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
    end();
  };
  wait(everyMs);
  if (signal?.aborted) void stop();
  signal?.addEventListener("abort", () => void stop(), { once: true });
  return { ask, problem: () => problem, stop, ended };
}
