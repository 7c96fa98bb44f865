import type { AnyFamily } from "./metricRegistry.ts";
import { Histogram } from "./histogram.ts";
import { doubleText } from "../schema/shown/doubleText.ts";
import { helpText, histogramText, labelText, numberLine } from "./text.ts";

export const openMetricsContentTypes = {
  "1.0.0": "application/openmetrics-text; version=1.0.0; charset=utf-8",
  "0.0.1": "application/openmetrics-text; version=0.0.1; charset=utf-8",
} as const;

/**
 * The OpenMetrics format, a piece a series. The family of a counter is named without `_total`; a counter that lacks the
 * suffix is of unknown type, since the format has no other word for it.
 */
export function* openMetricsFormat(families: readonly AnyFamily[]): Generator<string> {
  for (const family of families) {
    const { name, definition } = family;
    const isTotal = definition.type === "counter" && name.endsWith("_total");
    const familyName = isTotal ? name.slice(0, -"_total".length) : name;
    const type = definition.type === "counter" && !isTotal ? "unknown" : definition.type;
    const unit = /_(seconds|bytes)$/.exec(familyName)?.[1];
    yield `# HELP ${familyName} ${helpText(family, /[\\\n"]/g)}\n# TYPE ${familyName} ${type}\n`;
    if (unit !== undefined) yield `# UNIT ${familyName} ${unit}\n`;
    for (const { values, state } of family.series) {
      const labels = labelText(definition, values);
      yield state instanceof Histogram
        ? histogramText(name, labels, { state, boundText: floatText })
        : numberLine(name, labels, state.value);
    }
  }
  yield "# EOF\n";
}

/** Bounds are floats, and look so: "1.0". */
function floatText(bound: number): string {
  const text = doubleText(bound);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}
