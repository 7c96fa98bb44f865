import { timerMs } from "../schema/duration.ts";

/** Waits, or until the signal is aborted; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, timerMs(ms));
    signal.addEventListener("abort", end, { once: true });
  });
}
