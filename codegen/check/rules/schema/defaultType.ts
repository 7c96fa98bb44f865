import { violation } from "../../conforms.ts";
import type { Rule } from "../../rule.ts";

export const defaultType: Rule = {
  id: "default-type",
  schema: ({ document, pointer, schema }, { index, report }) => {
    if (!Object.hasOwn(schema, "default")) return;
    const reason = violation(schema.default, { document, schema }, index);
    if (reason === undefined) return;
    const message = `the default fails its own schema: ${reason}`;
    report(document, [...pointer, "default"], { message, fix: "give a default that the schema allows" });
  },
};
