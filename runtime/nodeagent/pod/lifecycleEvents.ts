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
  /** While the runtime sends events, lists of everything are rare. */
  readonly trustsEvents: boolean;
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
const relistWithTrustedEventsMs = 300_000;
const reconnectMs = 1000;
/** @limit Age of what the agent knows of containers: beyond it the node is not ready. */
const unhealthyMs = 180_000;
/** @limit Age of the last list of all containers while events are trusted: beyond it the node is not ready. */
const unhealthyWithTrustedEventsMs = 600_000;

/** Keeps the cache up to date: by the events of runtimes that have them, and by lists of everything. */
export function startLifecycleEvents(options: LifecycleOptions): LifecycleEvents {
  const ending = new AbortController();
  const { signal } = ending;
  const lists = new Lists(options, signal);
  const running = Promise.all([lists.run(), listen(options, { lists, signal })]);
  return {
    listed: lists.first,
    problem: () => lists.problem(),
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

/** Lists everything again and again, more seldom while there are events. */
class Lists {
  readonly first: Promise<void>;
  readonly #options: LifecycleOptions;
  readonly #signal: AbortSignal;
  #firstDone = () => {};
  /** When the last list that came was there. */
  #seenMs: number;
  #hasEvents = false;
  /** Something may have happened that no event has reported. */
  #mayHaveMissed = true;

  constructor(options: LifecycleOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
    this.#seenMs = options.nowMs();
    this.first = new Promise((resolve) => (this.#firstDone = resolve));
  }

  get hasEvents(): boolean {
    return this.#hasEvents;
  }

  /** What happens while there is no stream is in no event. */
  eventsAre(there: boolean): void {
    if (this.#hasEvents !== there) this.#mayHaveMissed = true;
    this.#hasEvents = there;
  }

  problem(): string | undefined {
    const age = this.#options.nowMs() - this.#seenMs;
    const mostMs = this.#trustsEvents ? unhealthyWithTrustedEventsMs : unhealthyMs;
    if (age < mostMs) return undefined;
    return `pleg was last seen active ${durationText(age)} ago; threshold is ${durationText(mostMs)}`;
  }

  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      if (this.#isDue()) await this.#list();
      await pause(this.#hasEvents ? relistWithEventsMs : relistMs, this.#signal);
    }
  }

  get #trustsEvents(): boolean {
    return this.#options.trustsEvents && this.#hasEvents;
  }

  #isDue(): boolean {
    if (!this.#trustsEvents || this.#mayHaveMissed || this.#options.cache.needsList()) return true;
    return this.#options.nowMs() - this.#seenMs >= relistWithTrustedEventsMs;
  }

  async #list(): Promise<void> {
    const { cache, meter, nowMs, onError } = this.#options;
    const beganMs = performance.now();
    this.#mayHaveMissed = false;
    let isDone = false;
    try {
      await cache.relist();
      this.#seenMs = nowMs();
      isDone = true;
      this.#firstDone();
    } catch (error) {
      this.#mayHaveMissed = true;
      if (!this.#signal.aborted) onError(error);
    }
    meter.listed({ ms: performance.now() - beganMs, isDone });
  }
}

/** Follows the events of a runtime that has them. */
async function listen(
  { runtime, keys, cache, meter, onError }: LifecycleOptions,
  { lists, signal }: { readonly lists: Lists; readonly signal: AbortSignal },
): Promise<void> {
  const onHeader = () => {
    if (!lists.hasEvents) meter.connected();
    lists.eventsAre(true);
  };
  while (!signal.aborted) {
    try {
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
      lists.eventsAre(false);
    }
    await pause(reconnectMs, signal);
  }
}

/** "3m0s" */
function durationText(ms: number): string {
  return formatDurationNanos(BigInt(Math.round(ms)) * 1_000_000n);
}
