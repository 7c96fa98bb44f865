import { record, text } from "../../../read.ts";
import { missingFunction } from "../../exports.ts";
import type { Rule } from "../../rule.ts";

export const unknownStrategy: Rule = {
  id: "unknown-strategy",
  resource: (document, { report }) => {
    const name = text(record(document.data).strategy);
    const problem = name === undefined ? undefined : missingFunction(name, "strategy", document);
    if (problem !== undefined) report(document, ["strategy"], problem);
  },
};
