import { text } from "../../../read.ts";
import { missingFunction } from "../../exports.ts";
import type { Rule } from "../../rule.ts";

export const unknownDefaulter: Rule = {
  id: "unknown-defaulter",
  schema: ({ document, pointer, schema }, { report }) => {
    const name = text(schema["x-defaulter"]);
    const problem = name === undefined ? undefined : missingFunction(name, "defaults", document);
    if (problem !== undefined) report(document, [...pointer, "x-defaulter"], problem);
  },
};
