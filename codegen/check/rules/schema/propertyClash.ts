import { isRecord, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Fields of a message are named in lowerCamelCase in its JSON, where foo_bar and foo-bar are fooBar. */
export const propertyClash: Rule = {
  id: "property-clash",
  schema: ({ document, pointer, schema }, { report }) => {
    const seen = new Map<string, string>();
    for (const [name, property] of Object.entries(recordOf(schema, "properties"))) {
      if (!isRecord(property) || property["x-proto"] === 0) continue;
      const camel = name.replace(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
      const first = seen.get(camel);
      if (first === undefined) seen.set(camel, name);
      else {
        const message = `"${name}" and "${first}" are one name in protobuf`;
        report(document, [...pointer, "properties", name], { message, fix: "rename one of the two", on: "key" });
      }
    }
  },
};
