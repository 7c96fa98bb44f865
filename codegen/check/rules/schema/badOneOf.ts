import { isRecord, recordOf, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** JSON has the member without its name, so that what it is must tell which one it is. */
export const badOneOf: Rule = {
  id: "bad-one-of",
  schema: ({ document, pointer, schema }, { index, report }) => {
    if (!Object.hasOwn(schema, "x-one-of")) return;
    const at = [...pointer, "x-one-of"];
    if (text(schema["x-scalar"]) !== "json") {
      report(document, at, { message: "x-one-of without x-scalar: json", fix: "add x-scalar: json", on: "key" });
    }
    const forms = new Map<string, string>();
    for (const [name, member] of Object.entries(recordOf(schema, "x-one-of"))) {
      const target = isRecord(member) ? index.follow(document, member)?.schema : undefined;
      if (target === undefined) continue; // another rule says so
      const type = text(target.type) ?? (isRecord(target.properties) ? "object" : "");
      if (type !== "boolean" && type !== "array" && type !== "object") {
        const message = `${name} is not a boolean, an array or an object`;
        report(document, [...at, name], { message, fix: "give it one of these types", on: "key" });
      }
      const other = forms.get(type);
      if (other !== undefined) {
        const message = `${name} cannot be distinguished from ${other}: both are of type ${type}`;
        report(document, [...at, name], { message, fix: "keep one of the two", on: "key" });
      }
      forms.set(type, name);
    }
  },
};
