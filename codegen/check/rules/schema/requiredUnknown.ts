import { list, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const requiredUnknown: Rule = {
  id: "required-unknown",
  schema: ({ document, pointer, schema, role }, { report }) => {
    if (Object.hasOwn(schema, "$ref")) return;
    const names = Object.keys(recordOf(schema, "properties"));
    if (role === "kind") names.push("metadata");
    for (const [position, name] of list(schema.required).entries()) {
      if (typeof name !== "string" || names.includes(name)) continue;
      const fix = suggestFix(name, names, "add the property, or remove it here");
      report(document, [...pointer, "required", position], {
        message: `there is no property "${name}" to require`,
        fix,
      });
    }
  },
};
