import { list, record, recordOf } from "../../../read.ts";
import type { Pointer } from "../../../spec.ts";
import { verbs } from "../../resourceShape.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownVerb: Rule = {
  id: "unknown-verb",
  resource: (document, { report }) => {
    const data = record(document.data);
    const lists: [Pointer, unknown][] = [[["verbs"], data.verbs]];
    for (const [name, each] of Object.entries(recordOf(data, "subresources"))) {
      lists.push([["subresources", name, "verbs"], record(each).verbs]);
    }
    for (const [pointer, values] of lists) {
      for (const [index, verb] of list(values).entries()) {
        if (typeof verb !== "string" || verbs.some((each) => each === verb)) continue;
        report(document, [...pointer, index], { message: `"${verb}" is not a verb`, fix: suggestFix(verb, verbs) });
      }
    }
  },
};
