import { nextNumber } from "../../fieldNumbers.ts";
import type { Rule } from "../../rule.ts";

export const missingFieldNumber: Rule = {
  id: "missing-field-number",
  schema: ({ document, pointer, schema, role, name, parent }, { report }) => {
    if (role !== "property" || parent === undefined || Object.hasOwn(schema, "x-proto")) return;
    if (parent.role === "kind" && ["metadata", "apiVersion", "kind"].includes(name)) return;
    const fix = `add x-proto: ${nextNumber(parent)}, or x-proto: 0 for a field that protobuf does not carry`;
    report(document, pointer, { message: `"${name}" has no field number`, fix, on: "key" });
  },
};
