import { hostname } from "node:os";
import type { GateName } from "../../generated/gates.ts";
import { readFlagFile, underFlag } from "../lib/flagFile.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { FeatureGates, Platform } from "../schema/index.ts";
import { parseTracingFile } from "./tracingFile.ts";

export interface TracingFlags {
  /** "": nothing is traced. */
  readonly tracingConfigFile: string;
}

export interface TracingParts {
  readonly platform: Platform;
  readonly gates: FeatureGates<GateName>;
  readonly metrics: MetricRegistry;
  readonly logWarning: (message: string) => void;
}

/** Makes the traces that a file asks for; without it the libraries of traces are not loaded. */
export async function tracerOf(
  { tracingConfigFile: file }: TracingFlags,
  { platform, gates, metrics, logWarning }: TracingParts,
): Promise<Tracer | undefined> {
  if (file === "") return undefined;
  if (!gates.enabled("APIServerTracing")) throw new Error("--tracing-config-file: needs the gate APIServerTracing");
  const flag = "tracing-config-file";
  const text = readFlagFile(flag, file);
  const configuration = underFlag(flag, () => parseTracingFile(text, { file, apiDomain: platform.apiDomain }));
  const { openTracer } = await import("../component/tracing/openTracer.ts");
  const resource = {
    "service.name": "apiserver",
    "service.version": platform.gitVersion,
    "service.instance.id": `${hostname()}-${process.pid}`,
  };
  return openTracer({ ...configuration, scope: "apiserver", resource, metrics, logWarning });
}
