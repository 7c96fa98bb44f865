import { list, record, text } from "../../../read.ts";
import { sharedColumns } from "../../../tableColumns.ts";
import type { Rule } from "../../rule.ts";

export const duplicateColumn: Rule = {
  id: "duplicate-column",
  resource: (document, { spec, report }) => {
    const shared = sharedColumns(spec);
    const seen = new Set<string>();
    for (const [index, column] of list(record(document.data).columns).entries()) {
      const described = typeof column === "string" ? shared.get(column) : record(column);
      const name = text(described?.name);
      if (name === undefined) continue;
      if (seen.has(name))
        report(document, ["columns", index], { message: `column "${name}" is there twice`, fix: "remove one" });
      seen.add(name);
    }
  },
};
