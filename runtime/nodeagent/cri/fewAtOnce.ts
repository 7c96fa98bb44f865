import { openPlaces, type TakeOptions } from "../places.ts";
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
  const places = openPlaces(maxAtOnce);
  const inTurn = <I, O>(call: Call<I, O>, options?: TakeOptions): Call<I, O> => {
    return async (input, callOptions) => {
      const leave = await places.take(options);
      const timer = setTimeout(leave, placeMs);
      try {
        return await call(input, callOptions);
      } finally {
        clearTimeout(timer);
        leave();
      }
    };
  };
  return {
    ...runtime,
    startContainer: inTurn(runtime.startContainer, { isFirst: true }),
    runPodSandbox: inTurn(runtime.runPodSandbox),
    stopPodSandbox: inTurn(runtime.stopPodSandbox),
    removePodSandbox: inTurn(runtime.removePodSandbox),
  };
}
