import { isFieldName } from "../../../../runtime/schema/names.ts";
import type { Rule } from "../../rule.ts";

export const propertyName: Rule = {
  id: "property-name",
  schema: ({ document, pointer, role, name }, { report }) => {
    if (role !== "property" || isFieldName(name)) return;
    const message = `"${name}" cannot be the name of a field`;
    report(document, pointer, {
      message,
      fix: "start it with a letter and use letters, digits, _ and - only",
      on: "key",
    });
  },
};
