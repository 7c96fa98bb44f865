import { defaultMaxListeners, getMaxListeners, setMaxListeners } from "node:events";

/** Calls when the signal is aborted. Many may wait for one signal: that is no leak to warn of. */
export function listenForAbort(signal: AbortSignal | undefined, onAbort: () => void): void {
  if (signal === undefined) return;
  if (getMaxListeners(signal) === defaultMaxListeners) setMaxListeners(Infinity, signal);
  signal.addEventListener("abort", onAbort, { once: true });
}

/** Rejects with the signal's reason once it is aborted. What was waited for goes on, since others may wait for it. */
export function unlessAborted<V>(promise: Promise<V>, signal: AbortSignal | undefined): Promise<V> {
  if (signal === undefined) return promise;
  return new Promise<V>((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    listenForAbort(signal, onAbort);
    if (signal.aborted) onAbort();
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
