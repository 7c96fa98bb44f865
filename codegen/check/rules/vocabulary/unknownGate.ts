import { list, record, text } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";
import { ruleGates } from "../../../ruleWords.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownGate: Rule = {
  id: "unknown-gate",
  spec: (context) => {
    const { policies: document, gates } = context.spec.vocabulary;
    if (document === undefined || (document.isBuiltIn && gates?.isBuiltIn !== true)) return; // its gates are Orch's own
    for (const key of ["clusterRoles", "roles"]) {
      for (const [index, each] of list(record(document.data)[key]).entries()) {
        check(text(record(each).featureGate), { document, pointer: [key, index, "featureGate"] }, context);
      }
    }
  },
  resource: (document, context) =>
    check(text(record(document.data).featureGate), { document, pointer: ["featureGate"] }, context),
  schema: ({ document, pointer, schema }, context) => {
    check(text(schema["x-feature-gate"]), { document, pointer: [...pointer, "x-feature-gate"] }, context);
    for (const [position, each] of list(schema["x-rules"]).entries()) {
      for (const key of ruleGates) {
        check(text(record(each)[key]), { document, pointer: [...pointer, "x-rules", position, key] }, context);
      }
    }
  },
};

function check(
  gate: string | undefined,
  { document, pointer }: { readonly document: SpecDocument; readonly pointer: Pointer },
  { spec, report }: RuleContext,
): void {
  if (gate === undefined || spec.vocabulary.gates === undefined) return;
  const own = list(record(spec.vocabulary.gates.data).gates).map((each) => text(record(each).name) ?? "");
  const gates = [...own, ...spec.gatesInPackage];
  if (gates.includes(gate)) return;
  const { display, isBuiltIn } = spec.vocabulary.gates;
  // The programs know those of Orch's own file.
  const others = spec.gatesInPackage.length > 0 ? ", or add it to a gates.yaml of your own" : "";
  const otherwise = isBuiltIn && !document.isBuiltIn ? `name a gate of ${display}${others}` : `add it to ${display}`;
  const fix = suggestFix(gate, gates, otherwise);
  report(document, pointer, { message: `there is no feature gate "${gate}"`, fix });
}
