import { isConflict } from "../../client/errors.ts";
import type { WorkQueue } from "./workQueue.ts";

/**
 * What a look at a key ended in: nothing more to do until the key is added again; look again after a time; or look
 * again after a wait that grows, since what it waits for is not there yet.
 */
export type Outcome = undefined | { readonly afterMs: number } | "retry";

export interface ControllerLoop {
  readonly queue: WorkQueue;
  /** How many keys are looked at at once. */
  readonly workers: number;
  /** What must be known before the first look, e.g. `informer.synced`. */
  readonly synced: readonly ((signal: AbortSignal) => Promise<void>)[];
  /**
   * Makes the world as the object of this key wants it, from what is known now: it may be called again at any time.
   * What it throws is tried again, after a wait that grows; a conflict just means that what was known is out of date.
   */
  readonly reconcile: (key: string) => Promise<Outcome>;
  readonly context: LoopContext;
}

export interface LoopContext {
  readonly signal: AbortSignal;
  /** Called when what must be known is, and the looks begin. */
  readonly onReady?: () => void;
  readonly onError: (error: unknown, key: string) => void;
}

/** Looks at the keys of the queue until the signal aborts. */
export async function runController(loop: ControllerLoop): Promise<void> {
  const { queue, workers, synced, context } = loop;
  const { signal } = context;
  const stop = () => queue.stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await Promise.all(synced.map((each) => each(signal)));
    context.onReady?.();
    await Promise.all(Array.from({ length: workers }, () => work(loop)));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    queue.stop();
  }
}

async function work(loop: ControllerLoop): Promise<void> {
  const { queue } = loop;
  for (let key = await queue.take(); key !== undefined; key = await queue.take()) {
    const outcome = await look(key, loop);
    if (outcome !== "retry") queue.forget(key);
    queue.done(key);
    if (outcome === "retry") queue.retry(key);
    else if (outcome !== undefined) queue.addAfter(key, outcome.afterMs);
  }
}

async function look(key: string, { reconcile, context }: ControllerLoop): Promise<Outcome> {
  try {
    return await reconcile(key);
  } catch (error) {
    if (context.signal.aborted) return undefined;
    if (!isConflict(error)) context.onError(error, key);
    return "retry";
  }
}
