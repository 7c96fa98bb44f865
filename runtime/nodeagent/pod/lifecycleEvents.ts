import { pause } from "../../lib/pause.ts";
import { formatDurationNanos } from "../../schema/duration.ts";
import type { RuntimeKeys } from "../container/names.ts";
import type { PlegMeter } from "../meters/plegMeter.ts";
import { isUnimplemented, type RuntimeClient } from "../cri/connectRuntime.ts";
import type { PodCache } from "./podCache.ts";

export interface LifecycleOptions {
  readonly runtime: RuntimeClient;
  readonly keys: RuntimeKeys;
  readonly cache: PodCache;
  readonly onError: (error: unknown) => void;
  readonly meter: Omit<PlegMeter, "looked">;
  /** Milliseconds, of a clock that never jumps. */
  readonly nowMs: () => number;
}

export interface LifecycleEvents {
  /** Why what is known of containers is too old; undefined while it is not. */
  readonly problem: () => string | undefined;
  /** The first list of all pods is in the cache. */
  readonly listed: Promise<void>;
  readonly stop: () => Promise<void>;
}

const relistMs = 1000;
/** With events, lists find what these have missed. */
const relistWithEventsMs = 5000;
const reconnectMs = 1000;
/** @limit Age of what the agent knows of containers: beyond it the node is not ready. */
const unhealthyMs = 180_000;

/** Keeps the cache up to date: by the events of runtimes that have them, and by lists of everything. */
export function startLifecycleEvents(options: LifecycleOptions): LifecycleEvents {
  const { runtime, keys, cache, nowMs, onError, meter } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let seenMs = nowMs();
  let hasEvents = false;
  let firstDone = () => {};
  const listed = new Promise<void>((resolve) => (firstDone = resolve));

  async function relist(): Promise<void> {
    while (!signal.aborted) {
      const beganMs = performance.now();
      let isDone = false;
      try {
        await cache.relist();
        seenMs = nowMs();
        isDone = true;
        firstDone();
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      meter.listed({ ms: performance.now() - beganMs, isDone });
      await pause(hasEvents ? relistWithEventsMs : relistMs, signal);
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      try {
        const onHeader = () => {
          if (!hasEvents) meter.connected();
          hasEvents = true;
        };
        const events = runtime.getContainerEvents({}, { signal, timeoutMs: 0, onHeader });
        for await (const { podSandboxStatus, containersStatuses, createdAt } of events) {
          onHeader();
          meter.event(Date.now() - Number(createdAt / 1_000_000n));
          const uid = podSandboxStatus?.metadata?.uid ?? containersStatuses[0]?.labels[keys.podUid] ?? "";
          if (uid !== "") cache.noticed(uid);
        }
      } catch (error) {
        if (isUnimplemented(error)) return;
        if (signal.aborted) return;
        meter.disconnected();
        onError(error);
      } finally {
        hasEvents = false;
      }
      await pause(reconnectMs, signal);
    }
  }

  const running = Promise.all([relist(), listen()]);
  return {
    listed,
    problem: () => {
      const age = nowMs() - seenMs;
      if (age < unhealthyMs) return undefined;
      const text = formatDurationNanos(BigInt(Math.round(age)) * 1_000_000n);
      return `pleg was last seen active ${text} ago; threshold is 3m0s`;
    },
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
