import { list, record, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const duplicateSelectable: Rule = {
  id: "duplicate-selectable",
  resource: (document, { report }) => {
    const seen = new Set<string>();
    for (const [index, each] of list(record(document.data).selectableFields).entries()) {
      const field = record(each);
      const name = text(field.name) ?? text(field.jsonPath)?.replace(/^\./, "");
      if (name === undefined) continue;
      if (seen.has(name)) {
        report(document, ["selectableFields", index], { message: `"${name}" is listed twice`, fix: "remove one" });
      }
      seen.add(name);
    }
  },
};
