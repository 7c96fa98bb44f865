import { type Data, list, record, strings, text } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";

/** Names, labels and buckets that those who read metrics would not accept. */
export const badMetric: Rule = {
  id: "bad-metric",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.metrics;
    if (document === undefined) return;
    const metrics = list(record(document.data).metrics).map(record);
    const derived = derivedNames(metrics);
    for (const [index, metric] of metrics.entries()) {
      const pointer: Pointer = ["metrics", index];
      const name = text(metric.name);
      const owner = name === undefined ? undefined : derived.get(name);
      if (name !== undefined && !nameForm.test(name)) {
        report(document, [...pointer, "name"], { message: `"${name}" is not the name of a metric`, fix: nameFix });
      } else if (owner !== undefined) {
        const message = `"${name}" is what the histogram "${owner}" calls one of its own series`;
        report(document, [...pointer, "name"], { message, fix: "rename one of the two" });
      }
      checkLabels({ document, pointer }, metric, report);
      checkBuckets({ document, pointer }, metric, report);
    }
  },
};

const nameForm = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const nameFix = "use lower-case words joined by underscores";

interface Place {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
}

/** The names of a histogram's series, each with the histogram. */
function derivedNames(metrics: readonly Data[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, type } of metrics) {
    if (typeof name !== "string" || type !== "histogram") continue;
    for (const suffix of ["bucket", "sum", "count"]) names.set(`${name}_${suffix}`, name);
  }
  return names;
}

function checkLabels({ document, pointer }: Place, metric: Data, report: RuleContext["report"]): void {
  const seen = new Set<string>();
  for (const [index, label] of strings(metric.labels).entries()) {
    const at = [...pointer, "labels", index];
    if (!nameForm.test(label.replace(/(?<=[a-z])[A-Z]+/g, lower))) {
      report(document, at, { message: `"${label}" is not the name of a label`, fix: nameFix });
    } else if (label === "le" && metric.type === "histogram") {
      report(document, at, { message: `"le" is the label of histogram buckets`, fix: "rename the label" });
    } else if (seen.has(label)) {
      report(document, at, { message: `the label "${label}" is listed twice`, fix: "remove one" });
    }
    seen.add(label);
  }
}

function checkBuckets({ document, pointer }: Place, metric: Data, report: RuleContext["report"]): void {
  const { buckets, type } = metric;
  if (type !== "histogram") {
    if (buckets === undefined) return;
    const message = `a ${text(type) ?? "metric"} has no buckets`;
    report(document, [...pointer, "buckets"], { message, fix: "remove them, or make it a histogram", on: "key" });
    return;
  }
  const bounds = list(buckets).map(Number);
  if (bounds.length === 0) {
    report(document, [...pointer, "type"], {
      message: "a histogram needs buckets",
      fix: "list their upper bounds, e.g. buckets: [0.1, 1, 10]",
    });
  }
  for (const [index, bound] of bounds.entries()) {
    const before = bounds[index - 1];
    if (before === undefined || bound > before) continue;
    const message = `the bound ${bound} is not above ${before}, the one before it`;
    report(document, [...pointer, "buckets", index], { message, fix: "list the bounds in ascending order, each once" });
  }
}

/** The field has capitals within words of a few labels. */
function lower(text: string): string {
  return text.toLowerCase();
}
