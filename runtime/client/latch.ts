import { listenForAbort } from "./abort.ts";

/** Opens or fails, once; until then those who wait, wait. */
export interface Latch {
  open(): void;
  fail(error: Error): void;
  isOpen(): boolean;
  /** Rejects with the signal's reason or the failure. */
  wait(signal?: AbortSignal): Promise<void>;
}

export function latch(): Latch {
  let state: "closed" | "open" | Error = "closed";
  const waiting = new Set<() => void>();

  function settle(next: "open" | Error): void {
    if (state !== "closed") return;
    state = next;
    for (const each of waiting) each();
    waiting.clear();
  }

  function wait(signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const check = () => {
        signal?.removeEventListener("abort", onAbort);
        if (state === "open") resolve();
        else reject(state);
      };
      const onAbort = () => {
        waiting.delete(check);
        reject(signal?.reason);
      };
      if (signal?.aborted) return onAbort();
      if (state !== "closed") return check();
      listenForAbort(signal, onAbort);
      waiting.add(check);
    });
  }

  return { open: () => settle("open"), fail: settle, isOpen: () => state === "open", wait };
}
