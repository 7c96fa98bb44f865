import { buildInfo, featureEnabled } from "../../generated/metrics.ts";
import type { Gate } from "../schema/gates.ts";
import type { Platform } from "../schema/platform.ts";
import type { MetricRegistry } from "./metricRegistry.ts";

/** Tells which program this is, and which gates of its own are on. */
export function describeProgram(
  metrics: MetricRegistry,
  program: {
    readonly platform: Platform;
    readonly isOn: (gate: string) => boolean;
    readonly known: readonly Gate[];
    /** As gates name it, e.g. "apiserver". */
    readonly component: string;
  },
): void {
  const { platform, isOn, known, component } = program;
  metrics
    .gauge(buildInfo)
    .with({
      major: platform.major,
      minor: platform.minor,
      git_version: platform.gitVersion,
      node_version: process.version,
      platform: `${process.platform}/${process.arch}`,
    })
    .set(1);
  const features = metrics.gauge(featureEnabled);
  for (const { name, stage, components } of known) {
    if (!components.includes(component) && !components.includes("all")) continue;
    const label = stage === "GA" ? "" : stage.toUpperCase();
    features.with({ name, stage: label }).set(isOn(name) ? 1 : 0);
  }
}
