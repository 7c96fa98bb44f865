import { list, record, text } from "../../read.ts";
import type { Rule } from "../rule.ts";
import { suggestFix } from "../suggest.ts";

export const unknownGate: Rule = {
  id: "unknown-gate",
  schema: ({ document, pointer, schema }, { spec, report }) => {
    const gate = text(schema["x-feature-gate"]);
    if (gate === undefined || spec.vocabulary.gates === undefined) return;
    const gates = list(record(spec.vocabulary.gates.data).gates).map((each) => text(record(each).name) ?? "");
    if (gates.includes(gate)) return;
    const fix = suggestFix(gate, gates, "add it to gates.yaml");
    report(document, [...pointer, "x-feature-gate"], { message: `there is no feature gate "${gate}"`, fix });
  },
};
