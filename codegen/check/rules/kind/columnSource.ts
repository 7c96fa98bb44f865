import { isRecord, list, record } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const columnSource: Rule = {
  id: "column-source",
  resource: (document, { report }) => {
    for (const [index, column] of list(record(document.data).columns).entries()) {
      if (!isRecord(column)) continue;
      const sources = ["jsonPath", "cel", "print"].filter((key) => Object.hasOwn(column, key));
      if (sources.length === 1) continue;
      const has = sources.length === 0 ? "no source for its cells" : `several sources: ${sources.join(", ")}`;
      report(document, ["columns", index], {
        message: `the column has ${has}`,
        fix: "state one of jsonPath, cel and print",
      });
    }
  },
};
