import type { MetricModel, Model, OutputFile } from "../model.ts";
import { runtimeImport } from "./runtimeImport.ts";
import { header, literal, namedImports } from "./text.ts";

/** generated/metrics.ts: one definition a metric of spec/metrics.yaml, whose type knows the labels. */
export function emitMetrics(model: Pick<Model, "metrics" | "imports">): OutputFile {
  const body = model.metrics.map(definitionText).join("\n");
  const from = runtimeImport(model.imports, "metrics.ts", "schema/metrics");
  const imports = namedImports(body, [{ from, types: Object.values(typeNames), values: [] }]);
  return { path: "metrics.ts", text: `${header("metrics.yaml")}${imports}\n${body || "export {};\n"}` };
}

const typeNames: Readonly<Record<MetricModel["type"], string>> = {
  counter: "CounterDefinition",
  gauge: "GaugeDefinition",
  histogram: "HistogramDefinition",
};

function definitionText(metric: MetricModel): string {
  const { name, prefixed, systemPrefixed, type, stability, help, labels, buckets } = metric;
  const definition = {
    type,
    name,
    ...(prefixed ? { prefixed } : {}),
    ...(systemPrefixed ? { systemPrefixed } : {}),
    stability,
    help,
    labels: [...labels].sort(),
    ...(type === "histogram" ? { buckets } : {}),
  };
  const union = labels.map((each) => JSON.stringify(each)).join(" | ") || "never";
  const line = `export const ${constantName(name)}: ${typeNames[type]}<${union}> = ${literal(definition)};\n`;
  if ((line.split("\n", 1)[0] ?? "").length <= 120) return line;
  const lines = labels.map((each) => `\n  | ${JSON.stringify(each)}`).join("");
  return `export const ${constantName(name)}: ${typeNames[type]}<${lines}\n> = ${literal(definition)};\n`;
}

/** "apiserver_request_total" is `apiserverRequestTotal`. */
function constantName(name: string): string {
  return name.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());
}
