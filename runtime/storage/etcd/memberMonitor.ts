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
      const options = { timeoutMs: reportTimeoutMs, signal };
      const reports = await Promise.all(client.reporters.map((report) => report(options)));
      if (signal.aborted) return;
      meter.reported(reports);
      await pause(intervalMs, signal);
    }
  };
  void watch();
  return () => ending.abort();
}

/** One for each member; rejects with an Error that says why it is not healthy. */
export function memberChecks({ reporters }: EtcdClient): readonly (() => Promise<void>)[] {
  return reporters.map((report) => async () => {
    const { endpoint, status } = await report({ timeoutMs: reportTimeoutMs });
    if (status === undefined) throw new Error(`etcd at ${endpoint} does not answer`);
    if (status.errors.length > 0) throw new Error(status.errors.join("; "));
  });
}
