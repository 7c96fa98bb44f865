import { list, record, text } from "../../../read.ts";
import { suggestFix } from "../../suggest.ts";
import type { Rule } from "../../rule.ts";

/** Alerts and panels are about metrics that there are. */
export const unknownMetric: Rule = {
  id: "unknown-metric",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.metrics;
    if (document === undefined) return;
    const data = record(document.data);
    const platform = record(spec.platform.data);
    const known = list(data.metrics)
      .map(record)
      .flatMap((metric) => seriesOf(metric, platform));
    for (const key of ["alerts", "panels"]) {
      for (const [index, each] of list(data[key]).map(record).entries()) {
        for (const name of metricsIn(text(each.expr) ?? "")) {
          if (known.includes(name) || name === "up") continue;
          const fix = suggestFix(name, known);
          report(document, [key, index, "expr"], { message: `there is no metric "${name}"`, fix });
        }
      }
    }
  },
};

/** The names under which the values of a metric are read. */
function seriesOf(metric: ReturnType<typeof record>, platform: ReturnType<typeof record>): string[] {
  const { name, type, prefixed, systemPrefixed } = metric;
  const word = prefixed === true ? "metricPrefix" : systemPrefixed === true ? "systemPrefix" : undefined;
  const whole = `${word === undefined ? "" : `${text(platform[word]) ?? ""}_`}${text(name) ?? ""}`;
  return type === "histogram" ? ["bucket", "sum", "count"].map((each) => `${whole}_${each}`) : [whole];
}

/** Words with an underscore that are no function, label or text: names of metrics are of that form, and of `up`. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"|'[^']*'/g, "")
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "");
  return bare.match(/\b[a-z]\w*_\w*\b(?!\s*\()/g) ?? [];
}
