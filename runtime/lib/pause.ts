import { timerMs } from "../schema/duration.ts";

/** Waits until the time is over or the signal is aborted, which it may be already; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, timerMs(ms));
    signal.addEventListener("abort", end, { once: true });
  });
}
