import type { Rule } from "../rule.ts";

/** Names become TypeScript properties and, in lower case, protobuf fields. */
export const propertyName: Rule = {
  id: "property-name",
  schema: ({ document, pointer, role, name }, { report }) => {
    if (role !== "property" || /^[A-Za-z_$][A-Za-z0-9_-]*$/.test(name)) return;
    const message = `"${name}" cannot be the name of a field`;
    report(document, pointer, {
      message,
      fix: "start it with a letter and use letters, digits, _ and - only",
      on: "key",
    });
  },
};
