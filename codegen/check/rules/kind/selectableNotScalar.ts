import { jsonPathsOf } from "../../jsonPaths.ts";
import { isRecord } from "../../../read.ts";
import { followFromKind, isScalarSchema, type PathEnd } from "../../paths.ts";
import type { Rule } from "../../rule.ts";

export const selectableNotScalar: Rule = {
  id: "selectable-not-scalar",
  resource: (document, { index, report }) => {
    for (const { pointer, path, segments, use } of jsonPathsOf(document)) {
      if (use !== "selectable" || "problem" in segments) continue;
      if (segments.some((_, position) => isInList(followFromKind(document, segments.slice(0, position), index)))) {
        const message = `"${path}" leads through a list, of whose items a field selector sees none`;
        report(document, pointer, { message, fix: "select a field that the object has once" });
        continue;
      }
      const end = followFromKind(document, segments, index);
      if (end === "open" || !("target" in end) || isScalarSchema(end.target.schema)) continue;
      const message = `"${path}" holds an object or a list, which a field selector cannot compare`;
      report(document, pointer, { message, fix: "select a text, number or boolean field" });
    }
  },
};

function isInList(end: PathEnd): boolean {
  return end !== "open" && "target" in end && isRecord(end.target.schema.items);
}
