import { isRecord, recordOf, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const mergeKeyDangling: Rule = {
  id: "merge-key-dangling",
  schema: ({ document, pointer, schema }, { index, report }) => {
    const key = text(schema["x-patch-merge-key"]);
    const items = schema.items;
    const item = isRecord(items) ? index.follow(document, items) : undefined;
    if (key === undefined || item === undefined) return;
    const fields = Object.keys(recordOf(item.schema, "properties"));
    if (fields.includes(key)) return;
    const fix = suggestFix(key, fields, "name a field of the items");
    report(document, [...pointer, "x-patch-merge-key"], { message: `the items have no field "${key}"`, fix });
  },
};
