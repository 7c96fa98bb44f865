import { jsonPathsOf } from "../jsonPaths.ts";
import { followFromKind, isScalarSchema } from "../paths.ts";
import type { Rule } from "../rule.ts";

export const selectableNotScalar: Rule = {
  id: "selectable-not-scalar",
  resource: (document, { index, report }) => {
    for (const { pointer, path, segments, use } of jsonPathsOf(document)) {
      if (use !== "selectable" || "problem" in segments) continue;
      const end = followFromKind(document, segments, index);
      if (end === "open" || !("target" in end) || isScalarSchema(end.target.schema)) continue;
      const message = `"${path}" holds an object or a list, which a field selector cannot compare`;
      report(document, pointer, { message, fix: "select a text, number or boolean field" });
    }
  },
};
