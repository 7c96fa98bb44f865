import type { Rule } from "../../rule.ts";

/** Names in $defs become TypeScript interfaces and protobuf messages. */
export const typeName: Rule = {
  id: "type-name",
  schema: ({ document, pointer, role, name }, { report }) => {
    if (role !== "definition" || /^[A-Z][A-Za-z0-9]*$/.test(name)) return;
    const message = `"${name}" is not a CamelCase name of letters and digits`;
    report(document, pointer, {
      message,
      fix: "start it with a capital letter and use letters and digits only",
      on: "key",
    });
  },
};
