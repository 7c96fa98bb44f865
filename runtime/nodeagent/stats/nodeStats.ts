import { measureDisks } from "./measureDisks.ts";
import { measureNode } from "./measureNode.ts";
import type { DiskSample, NodeSample } from "./samples.ts";
import type { StatsOptions } from "./statsSource.ts";

/** What the node and its pods use, measured when it is asked for. */
export interface NodeStats {
  /** At most a second old. */
  readonly sample: () => Promise<NodeSample>;
  /** At most as old as the options say. */
  readonly disks: () => Promise<DiskSample>;
  /** The last measurement of disks; undefined before one was asked for. */
  readonly lastDisks: () => DiskSample | undefined;
}

/** Milliseconds for which a measurement counts. */
const freshMs = 1000;

export function nodeStats(options: StatsOptions): NodeStats {
  const { nowMs, diskFreshMs } = options;
  let last: DiskSample | undefined;
  return {
    lastDisks: () => last,
    sample: kept((before) => measureNode(options, before), { freshMs, nowMs }),
    disks: kept(async () => (last = await measureDisks(options)), { freshMs: diskFreshMs, nowMs }),
  };
}

/** Measures anew when the last result is too old. Those who ask meanwhile get the same; no failure is kept. */
function kept<T extends { readonly timeMs: number }>(
  measure: (before: T | undefined) => Promise<T>,
  { freshMs, nowMs }: { readonly freshMs: number; readonly nowMs: () => number },
): () => Promise<T> {
  let last: T | undefined;
  let underWay: Promise<T> | undefined;
  return () => {
    if (underWay !== undefined) return underWay;
    if (last !== undefined && Math.abs(nowMs() - last.timeMs) < freshMs) return Promise.resolve(last);
    underWay = measure(last)
      .then((now) => (last = now))
      .finally(() => (underWay = undefined));
    return underWay;
  };
}
