import { pause } from "../../lib/pause.ts";
import type { EtcdClient } from "./client.ts";
import type { EtcdMeter } from "./etcdMeter.ts";

export interface MemberMonitorOptions {
  readonly client: EtcdClient;
  /** Milliseconds from one look to the next. */
  readonly intervalMs: number;
  readonly meter: EtcdMeter;
}

/** @limit Status of an etcd member: it counts as unhealthy. */
const reportTimeoutMs = 2000;

/**
 * Asks the members how they are, now and once an interval, so that a scrape of metrics waits for none of them.
 * Returns how to stop.
 */
export function startMemberMonitor({ client, intervalMs, meter }: MemberMonitorOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const watch = async () => {
    for (;;) {
      const reports = await client.reports({ timeoutMs: reportTimeoutMs, signal });
      if (signal.aborted) return;
      meter.reported(reports);
      await pause(intervalMs, signal);
    }
  };
  void watch();
  return () => ending.abort();
}
