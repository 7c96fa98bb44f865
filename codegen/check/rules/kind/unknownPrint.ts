import { list, record, text } from "../../../read.ts";
import { missingFunction } from "../../exports.ts";
import type { Rule } from "../../rule.ts";

export const unknownPrint: Rule = {
  id: "unknown-print",
  resource: (document, { report }) => {
    for (const [index, column] of list(record(document.data).columns).entries()) {
      const name = text(record(column).print);
      const problem = name === undefined ? undefined : missingFunction(name, "columns", document);
      if (problem !== undefined) report(document, ["columns", index, "print"], problem);
    }
  },
};
