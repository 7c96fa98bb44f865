import { buildInfo, featureEnabled, versionInfo } from "../../generated/metrics.ts";
import { type Gate, gateAt } from "../schema/gates.ts";
import type { Platform } from "../schema/platform.ts";
import type { MetricRegistry } from "./metricRegistry.ts";

/** Tells which program this is, and which gates of its own are on. */
export function describeProgram(
  metrics: MetricRegistry,
  program: {
    readonly platform: Platform;
    readonly version: { readonly emulated: string; readonly minCompatible: string };
    readonly isOn: (gate: string) => boolean;
    readonly known: readonly Gate[];
    readonly component: string;
    /** As gates name it, e.g. "node-agent". */
    readonly gateComponent: string;
  },
): void {
  const { platform, version, isOn, known, component, gateComponent } = program;
  const { emulated: emulation, minCompatible: min_compat } = version;
  const binary = `${platform.major}.${platform.minor}`;
  metrics.gauge(versionInfo).with({ component, binary, emulation, min_compat }).set(1);
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
  for (const gate of known) {
    const { name, components } = gate;
    if (!components.includes(gateComponent) && !components.includes("all")) continue;
    const stage = gateAt(gate, emulation)?.stage ?? "PreAlpha";
    const label = stage === "GA" ? "" : stage.toUpperCase();
    features.with({ name, stage: label }).set(isOn(name) ? 1 : 0);
  }
}
