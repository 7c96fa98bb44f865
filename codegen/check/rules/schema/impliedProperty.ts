import { isRecord, own, recordOf } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Every kind has metadata, apiVersion and kind, of one form. A file that declares them says the same. */
export const impliedProperty: Rule = {
  id: "implied-property",
  schema: ({ document, pointer, schema, role }, { index, report }) => {
    if (role !== "kind") return;
    const properties = recordOf(schema, "properties");
    for (const [name, fix] of Object.entries(implied)) {
      const stated = own(properties, name);
      if (!isRecord(stated)) continue;
      const target = index.follow(document, stated);
      const wanted = name === "metadata" ? index.resolve(document, "meta/v1#/$defs/ObjectMeta") : undefined;
      const isSame =
        name === "metadata"
          ? target === undefined || typeof wanted === "string" || target.schema === wanted?.schema
          : target?.schema.type === "string";
      if (isSame) continue;
      const message = `${name} is of another form in every kind`;
      report(document, [...pointer, "properties", name], { message, fix, on: "key" });
    }
  },
};

const implied = {
  metadata: "remove it, or write $ref: meta/v1#/$defs/ObjectMeta",
  apiVersion: "remove it: it is a string in every kind",
  kind: "remove it: it is a string in every kind",
};
