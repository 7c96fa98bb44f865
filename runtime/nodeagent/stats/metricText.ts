import type { MetricDefinition } from "../../schema/metrics.ts";

/** A value of a metric, and when it was measured. */
export interface MetricValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  readonly timeMs?: number;
}

/** One metric in the text format of Prometheus, with the times at which it was measured; "" without values. */
export function metricText(
  { name, type, stability, help }: MetricDefinition<string>,
  values: readonly MetricValue[],
): string {
  if (values.length === 0) return "";
  const lines = values.map(({ labels, value, timeMs }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
    const time = timeMs === undefined ? "" : ` ${timeMs}`;
    return `${name}${pairs.length === 0 ? "" : `{${pairs.join()}}`} ${value}${time}\n`;
  });
  return `# HELP ${name} [${stability}] ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}
