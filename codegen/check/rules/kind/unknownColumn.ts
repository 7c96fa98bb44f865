import { list, record } from "../../../read.ts";
import { sharedColumns } from "../../../tableColumns.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownColumn: Rule = {
  id: "unknown-column",
  resource: (document, { spec, report }) => {
    const shared = [...sharedColumns(spec).keys()];
    for (const [index, column] of list(record(document.data).columns).entries()) {
      if (typeof column !== "string" || shared.includes(column)) continue;
      const fix = suggestFix(
        column,
        shared,
        `use one of ${shared.join(", ")}, or describe it: { name, type, jsonPath }`,
      );
      report(document, ["columns", index], { message: `there is no shared column "${column}"`, fix });
    }
  },
};
