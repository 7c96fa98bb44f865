import type { RuntimeClient } from "./connectRuntime.ts";

/** @limit Sandboxes and containers that a node starts or ends at once: the others wait for their turn. */
const maxAtOnce = 8;
/** A call that takes longer waits for something, and holds up no other. */
const placeMs = 2000;

type Call<I, O> = (input: I, options?: object) => Promise<O>;

/**
 * The same runtime, of which a few calls at most that start or end processes run at once: all at once they hold each
 * other up, and take a quarter longer in all. Containers go before sandboxes, so that pods come to run one after the
 * other and not all at the end.
 */
export function fewAtOnce(runtime: RuntimeClient): RuntimeClient {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  function next(): void {
    const begin = running < maxAtOnce ? (first.shift() ?? others.shift()) : undefined;
    if (begin === undefined) return;
    running += 1;
    begin();
  }

  const inTurn = <I, O>(call: Call<I, O>, queue: (() => void)[]): Call<I, O> => {
    return async (input, options) => {
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        next();
      });
      let hasPlace = true;
      const leave = () => {
        if (!hasPlace) return;
        hasPlace = false;
        running -= 1;
        next();
      };
      const timer = setTimeout(leave, placeMs);
      try {
        return await call(input, options);
      } finally {
        clearTimeout(timer);
        leave();
      }
    };
  };

  return {
    ...runtime,
    startContainer: inTurn(runtime.startContainer, first),
    runPodSandbox: inTurn(runtime.runPodSandbox, others),
    stopPodSandbox: inTurn(runtime.stopPodSandbox, others),
    removePodSandbox: inTurn(runtime.removePodSandbox, others),
  };
}
