import { createHash } from "node:crypto";
import type { CounterDefinition, GaugeDefinition } from "../schema/metrics.ts";
import type { MetricRegistry } from "./metricRegistry.ts";

export interface ReloadMeterOptions {
  readonly metrics: MetricRegistry;
  /** Of the server among others; "": it has none. */
  readonly serverId: string;
  readonly reloads: CounterDefinition;
  /** Seconds since 1970. */
  readonly times: GaugeDefinition;
  /** Its value is 1, and its labels say what is in use. */
  readonly info: GaugeDefinition;
  /** Those that tell this configuration from others of the same metrics; default: it is the only one. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Counts the reloads of what files configure, and says what is in use. */
export interface ReloadMeter {
  readonly reloaded: (status: "success" | "failure") => void;
  /** What is in use now, by its hash. */
  readonly holds: (hash: string) => void;
}

export function reloadMeter(options: ReloadMeterOptions): ReloadMeter {
  const { metrics, serverId, labels: own = {} } = options;
  const labels = { ...own, apiserver_id_hash: serverId === "" ? "" : hashOfText(serverId) };
  const reloads = metrics.counter(options.reloads);
  const times = metrics.gauge(options.times);
  const info = metrics.gauge(options.info);
  return {
    reloaded: (status) => {
      reloads.with({ ...labels, status }).add();
      times.with({ ...labels, status }).set(Date.now() / 1000);
    },
    holds: (hash) => {
      info.retain((each) => Object.entries(own).some(([name, value]) => each[name] !== value));
      info.with({ ...labels, hash }).set(1);
    },
  };
}

/** As labels have it: "sha256:" and 64 hex digits. */
export function hashOfText(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}
