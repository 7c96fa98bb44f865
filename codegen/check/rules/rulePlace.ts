import { isRecord } from "../../read.ts";
import type { Rule } from "../rule.ts";

/** Validation rules stand on fields and on objects, which the server visits one by one. */
export const rulePlace: Rule = {
  id: "rule-place",
  schema: ({ document, pointer, schema, role }, { report }) => {
    if (!Object.hasOwn(schema, "x-validations") || isRecord(schema.properties)) return;
    if (role === "property" || role === "kind") return;
    const message =
      role === "definition" ? "a rule on a name for a plain value" : "a rule on the items of a list or map";
    const fix =
      role === "definition" ? "put it on the fields of that type" : "put it on the list, as self.all(item, ...)";
    report(document, [...pointer, "x-validations"], { message, fix, on: "key" });
  },
};
