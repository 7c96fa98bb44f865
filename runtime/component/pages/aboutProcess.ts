import { type GateName, gates as known } from "../../../generated/gates.ts";
import { countMetrics } from "../../metrics/metricCounts.ts";
import { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { describeProgram } from "../../metrics/programMetrics.ts";
import type { FeatureGates, Platform } from "../../schema/index.ts";
import type { ComponentOptions } from "./pages.ts";

/** What differs between the processes of a platform. */
export interface ProcessOptions extends Pick<ComponentOptions, "component" | "platform" | "version" | "verbosity"> {
  /** As gates name it, where that is not `component`: "node-agent". */
  readonly gateComponent?: string;
  readonly gates: FeatureGates<GateName>;
  /** Where the process counts what it does; `processMetrics` makes it. */
  readonly metrics: MetricRegistry;
  /** The flags by name, as `/flagz` shows them; absent: it is not served. */
  readonly flags: Readonly<Record<string, string>> | undefined;
  readonly hasProfiling: boolean;
  readonly printYaml: ComponentOptions["printYaml"];
  readonly random?: () => number;
}

/** What a process says about itself, by its gates: the options of its pages but for the checks. */
export function aboutProcess(options: ProcessOptions): Omit<ComponentOptions, "checks" | "others" | "logWarning"> {
  const { component, platform, version, verbosity, gateComponent = component, gates, metrics } = options;
  const { flags, hasProfiling, printYaml, random = Math.random } = options;
  const isOn = (gate: string) => gates.enabled(gate as GateName);
  countMetrics(metrics);
  describeProgram(metrics, { platform, version, isOn, known, component, gateComponent });
  return {
    ...{ component, platform, version, metrics, verbosity, hasProfiling, printYaml, random },
    slis: gates.enabled("ComponentSLIs") ? processMetrics(platform, gates) : undefined,
    flags: gates.enabled("ComponentFlagz") ? flags : undefined,
    hasStatusz: gates.enabled("ComponentStatusz"),
    startMs: Math.round(performance.timeOrigin),
    nowMs: Date.now,
  };
}

/** An empty registry of metrics as the platform and the gates want it, which leaves out those that flags disable. */
export function processMetrics(
  platform: Platform,
  gates: FeatureGates<GateName>,
  disabled: readonly string[] = [],
): MetricRegistry {
  const { metricPrefix: prefix, systemPrefix } = platform;
  return new MetricRegistry({ prefix, systemPrefix, native: gates.enabled("NativeHistograms"), disabled });
}
