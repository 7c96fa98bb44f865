import * as definitions from "../../../generated/metrics.ts";
import type { AgentFamilies } from "./families.ts";

/** Measures how the agent learns what the runtime has. */
export interface PlegMeter {
  /** A list of everything took so many milliseconds, and whether it came. */
  readonly listed: (given: { readonly ms: number; readonly isDone: boolean }) => void;
  /** A look at one pod took so many milliseconds. */
  readonly looked: (ms: number) => void;
  readonly connected: () => void;
  readonly disconnected: () => void;
  /** An event of the runtime, so many milliseconds after it was made. */
  readonly event: (ageMs: number) => void;
}

export function plegMeter({ counter, gauge, histogram }: AgentFamilies, nowMs: () => number): PlegMeter {
  const duration = histogram(definitions.plegRelistDurationSeconds).with({});
  const interval = histogram(definitions.plegRelistIntervalSeconds).with({});
  const ofPod = histogram(definitions.plegPodRelistDurationSeconds).with({});
  const seen = gauge(definitions.plegLastSeenSeconds).with({});
  const opened = counter(definitions.eventedPlegConnectionSuccessCount).with({});
  const failed = counter(definitions.eventedPlegConnectionErrorCount).with({});
  const latency = histogram(definitions.eventedPlegConnectionLatencySeconds).with({});
  let lastMs: number | undefined;
  return {
    listed: ({ ms, isDone }) => {
      const endMs = performance.now();
      if (lastMs !== undefined) interval.observe((endMs - ms - lastMs) / 1000);
      lastMs = endMs - ms;
      duration.observe(ms / 1000);
      if (isDone) seen.set(nowMs() / 1000);
    },
    looked: (ms) => ofPod.observe(ms / 1000),
    connected: () => opened.add(),
    disconnected: () => failed.add(),
    event: (ageMs) => latency.observe(Math.max(0, ageMs) / 1000),
  };
}
