import { list, record, recordOf } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";

/** Lists of names: none says anything twice, and one of verbs is not empty. */
export const badList: Rule = {
  id: "bad-list",
  resource: (document, { report }) => {
    const data = record(document.data);
    const names = recordOf(data, "names");
    const verbs: [Pointer, unknown][] = [[["verbs"], data.verbs]];
    for (const [name, each] of Object.entries(recordOf(data, "subresources"))) {
      verbs.push([["subresources", name, "verbs"], record(each).verbs]);
    }
    for (const [pointer, values] of verbs) {
      if (!Array.isArray(values) || values.length > 0) continue;
      report(document, pointer, { message: "without verbs nothing is served", fix: "list some, or remove the key" });
    }
    for (const key of ["shortNames", "categories"]) verbs.push([["names", key], names[key]]);
    for (const [pointer, values] of verbs) reportRepeated(document, { pointer, values }, report);
  },
  schema: ({ document, pointer, schema }, { report }) => {
    for (const key of ["required", "x-list-map-keys", "x-patch-strategy"]) {
      reportRepeated(document, { pointer: [...pointer, key], values: schema[key] }, report);
    }
  },
};

function reportRepeated(
  document: SpecDocument,
  { pointer, values }: { readonly pointer: Pointer; readonly values: unknown },
  report: RuleContext["report"],
): void {
  const seen = new Set<unknown>();
  for (const [position, value] of list(values).entries()) {
    if (typeof value === "string" && seen.has(value)) {
      report(document, [...pointer, position], { message: `"${value}" is listed twice`, fix: "remove one" });
    }
    seen.add(value);
  }
}
