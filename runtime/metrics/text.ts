import type { AnyFamily } from "./metricRegistry.ts";
import { Histogram } from "./histogram.ts";
import { doubleText } from "../schema/shown/doubleText.ts";

export const textContentType = "text/plain; version=0.0.4; charset=utf-8";

/** The Prometheus text format, a piece a series. */
export function* textFormat(families: readonly AnyFamily[]): Generator<string> {
  for (const family of families) {
    const { name, definition } = family;
    yield `# HELP ${name} ${helpText(family, /[\\\n]/g)}\n# TYPE ${name} ${definition.type}\n`;
    for (const { values, state } of family.series) {
      const labels = labelText(definition, values);
      yield state instanceof Histogram
        ? histogramText(name, labels, { state, boundText: doubleText })
        : numberLine(name, labels, state.value);
    }
  }
}

/** The stability first, as the field has it. */
export function helpText({ definition }: Pick<AnyFamily, "definition">, escaped: RegExp): string {
  const text = `[${definition.stability}] ${definition.help}`;
  return text.replace(escaped, (each) => (each === "\n" ? "\\n" : `\\${each}`));
}

/** `code="200",verb="GET"`; "" without labels. */
export function labelText({ labels }: AnyFamily["definition"], values: readonly string[]): string {
  return labels.map((name, index) => `${name}="${escaped(values[index] ?? "")}"`).join();
}

function escaped(value: string): string {
  if (!/[\\\n"]/.test(value)) return value;
  return value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}

export function numberLine(name: string, labels: string, value: number): string {
  return `${name}${braced(labels)} ${valueText(value)}\n`;
}

function braced(labels: string): string {
  return labels === "" ? "" : `{${labels}}`;
}

/** Classic buckets, each with all that is not above its bound, then sum and count. */
export function histogramText(
  name: string,
  labels: string,
  { state, boundText }: { readonly state: Histogram; readonly boundText: (bound: number) => string },
): string {
  const { bounds, counts, sum } = state;
  const start = `${name}_bucket{${labels}${labels === "" ? "" : ","}le="`;
  let text = "";
  let count = 0;
  for (let index = 0; index < bounds.length; index++) {
    count += counts[index] ?? 0;
    text += `${start}${boundText(bounds[index] ?? 0)}"} ${count}\n`;
  }
  count += counts[bounds.length] ?? 0;
  text += `${start}+Inf"} ${count}\n`;
  return text + numberLine(`${name}_sum`, labels, sum) + `${name}_count${braced(labels)} ${count}\n`;
}

/** A value as the format writes it. */
function valueText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+Inf";
  if (value === Number.NEGATIVE_INFINITY) return "-Inf";
  return String(value);
}
