import type { Api } from "./api.ts";
import { seriesValue } from "./metrics.ts";

const patienceMs = 10_000;

const series = 'apiserver_current_inflight_requests{request_kind="mutating"}';

/** Waits until so many writes are under way: what is sent then comes behind them. It reads, which takes no place. */
export async function untilLetIn(api: Api, writes: number): Promise<void> {
  for (const endMs = Date.now() + patienceMs; ; ) {
    const found = seriesValue((await api.get("/metrics")).text, series);
    if (found === writes) return;
    if (Date.now() > endMs) throw new Error(`still ${found} writes, not ${writes}`);
  }
}
