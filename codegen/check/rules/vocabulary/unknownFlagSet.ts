import { list, record, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownFlagSet: Rule = {
  id: "unknown-flag-set",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.flags;
    const data = record(document?.data);
    const sets = Object.keys(recordOf(data, "sets"));
    for (const [index, component] of list(data.components).entries()) {
      for (const [position, set] of list(record(component).sets).entries()) {
        if (document === undefined || typeof set !== "string" || sets.includes(set)) continue;
        const pointer = ["components", index, "sets", position];
        report(document, pointer, {
          message: `there is no set of flags "${set}"`,
          fix: suggestFix(set, sets, "add it to sets"),
        });
      }
    }
  },
};
