import type { AnyFamily } from "./metricRegistry.ts";
import { Histogram } from "./histogram.ts";
import { boundText, numberText } from "./number.ts";

export const textContentType = "text/plain; version=0.0.4; charset=utf-8";

/** The Prometheus text format, a piece a series. */
export function* textFormat(families: readonly AnyFamily[]): Generator<string> {
  for (const family of families) {
    const { name, definition } = family;
    yield `# HELP ${name} ${helpText(family, /[\\\n]/g)}\n# TYPE ${name} ${definition.type}\n`;
    for (const { labelText, state } of family.series) {
      yield state instanceof Histogram
        ? histogramText(name, labelText, { state, boundText })
        : `${name}${labelText === "" ? "" : `{${labelText}}`} ${numberText(state.value)}\n`;
    }
  }
}

/** The stability first, as the field has it. */
export function helpText({ definition }: Pick<AnyFamily, "definition">, escaped: RegExp): string {
  const text = `[${definition.stability}] ${definition.help}`;
  return text.replace(escaped, (each) => (each === "\n" ? "\\n" : `\\${each}`));
}

/** Classic buckets, each with all that is not above its bound, then sum and count. */
export function histogramText(
  name: string,
  labelText: string,
  { state, boundText }: { readonly state: Histogram; readonly boundText: (bound: number) => string },
): string {
  const { bounds, counts, sum } = state;
  const start = `${name}_bucket{${labelText}${labelText === "" ? "" : ","}le="`;
  const labels = labelText === "" ? "" : `{${labelText}}`;
  let text = "";
  let count = 0;
  for (let index = 0; index < bounds.length; index++) {
    count += counts[index] ?? 0;
    text += `${start}${boundText(bounds[index] ?? 0)}"} ${count}\n`;
  }
  count += counts[bounds.length] ?? 0;
  return `${text}${start}+Inf"} ${count}\n${name}_sum${labels} ${numberText(sum)}\n${name}_count${labels} ${count}\n`;
}
