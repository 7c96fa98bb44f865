import { list, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

export const badEnum: Rule = {
  id: "bad-enum",
  schema: ({ document, pointer, schema }, { index, report }) => {
    const type = text(index.follow(document, schema)?.schema.type);
    const seen = new Set<unknown>();
    if (Array.isArray(schema.enum) && schema.enum.length === 0) {
      report(document, [...pointer, "enum"], {
        message: "an empty enum allows nothing",
        fix: "list the values",
        on: "key",
      });
    }
    for (const [position, value] of list(schema.enum).entries()) {
      const at = [...pointer, "enum", position];
      if (typeof value === "object" && value !== null) {
        const what = Array.isArray(value) ? "a list" : "a map";
        const message = `${what} is no value of an enum`;
        report(document, at, {
          message,
          fix: "list texts or numbers; of a list or map write the enum for what it holds",
        });
        continue;
      }
      if (seen.has(value))
        report(document, at, { message: `${JSON.stringify(value)} is listed twice`, fix: "remove one" });
      seen.add(value);
      if (type === undefined || fits(value, type)) continue;
      const fix = type === "string" ? "put it in quotes" : "list values of the type, or change the type";
      report(document, at, { message: `${JSON.stringify(value)} is not of type ${type}`, fix });
    }
  },
};

function fits(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
