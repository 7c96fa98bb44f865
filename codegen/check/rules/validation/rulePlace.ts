import { isRecord } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Validation rules stand on objects, and on fields, items and values. */
export const rulePlace: Rule = {
  id: "rule-place",
  schema: ({ document, pointer, schema, role }, { report }) => {
    if (!Object.hasOwn(schema, "x-validations") || isRecord(schema.properties)) return;
    if (role !== "definition") return;
    const message = "a rule on a name for a plain value";
    const fix = "put it on the fields, items and values of that type";
    report(document, [...pointer, "x-validations"], { message, fix, on: "key" });
  },
};
