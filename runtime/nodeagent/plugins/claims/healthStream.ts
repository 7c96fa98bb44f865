import type { Client } from "@connectrpc/connect";
import type { DRAResourceHealth } from "../../../../generated/pb/dra/health/v1alpha1/api_pb.ts";
import { pause } from "../../../lib/pause.ts";
import { deviceHealths } from "./deviceHealth.ts";
import type { HealthCache } from "./healthCache.ts";

export type HealthClient = Pick<Client<typeof DRAResourceHealth>, "nodeWatchResources">;

export interface HealthStreamsOptions {
  readonly cache: Pick<HealthCache, "report" | "ended">;
  readonly logError: (message: string, error: unknown) => void;
  /** Before the first further try; each one after that waits twice as long. */
  readonly retryMs?: number;
}

/** Follows what drivers report of their devices. Returns how to let go. */
export type FollowHealth = (driver: string, client: HealthClient) => () => void;

const firstRetryMs = 1000;
/** @limit Wait before a driver that reports nothing is asked again: it is asked after that time. */
const maxRetryMs = 60_000;
/** @limit Time between two reports of a driver that are taken: the later waits. */
const reportGapMs = 100;
/** @limit Drivers whose reports of health are followed: the health of the others' devices is Unknown. */
const maxStreams = 64;

export function healthStreams(options: HealthStreamsOptions): FollowHealth {
  const streams = new Set<object>();
  return (driver, client) => {
    const stopping = new AbortController();
    if (streams.size >= maxStreams) {
      const reason = new Error(`${maxStreams} drivers are followed already`);
      options.logError(`health of the devices of ${driver}`, reason);
      return () => {};
    }
    streams.add(stopping);
    void follow(options, { driver, client, signal: stopping.signal });
    return () => {
      streams.delete(stopping);
      stopping.abort();
    };
  };
}

interface Following {
  readonly driver: string;
  readonly client: HealthClient;
  readonly signal: AbortSignal;
}

async function follow(options: HealthStreamsOptions, { driver, client, signal }: Following): Promise<void> {
  const { cache, logError, retryMs = firstRetryMs } = options;
  let waitMs = retryMs;
  let lastFailure = "";
  while (!signal.aborted) {
    const stream = {};
    try {
      for await (const { devices } of client.nodeWatchResources({}, { signal, timeoutMs: 0 })) {
        cache.report(driver, stream, deviceHealths(devices));
        waitMs = retryMs;
        lastFailure = "";
        await pause(reportGapMs, signal);
      }
    } catch (error) {
      const failure = String(error);
      if (!signal.aborted && failure !== lastFailure) logError(`health of the devices of ${driver}`, error);
      lastFailure = failure;
    }
    cache.ended(driver, stream);
    await pause(waitMs, signal);
    waitMs = Math.min(2 * waitMs, maxRetryMs);
  }
}
