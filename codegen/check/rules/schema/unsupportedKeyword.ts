import { unsupportedKeywords } from "../../keywords.ts";
import type { Rule } from "../../rule.ts";

export const unsupportedKeyword: Rule = {
  id: "unsupported-keyword",
  schema: ({ document, pointer, schema }, { report }) => {
    for (const key of Object.keys(schema)) {
      const fix = unsupportedKeywords.get(key);
      if (fix === undefined) continue;
      report(document, [...pointer, key], { message: `"${key}" is outside the structural subset`, fix, on: "key" });
    }
  },
};
