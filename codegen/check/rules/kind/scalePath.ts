import { type Data, recordOf, text } from "../../../read.ts";
import { jsonPathsOf } from "../../jsonPaths.ts";
import { followFromKind } from "../../paths.ts";
import type { Rule } from "../../rule.ts";

/** The scale sub-resource reads and writes these fields, so their places and types are fixed. */
export const scalePath: Rule = {
  id: "scale-path",
  resource: (document, { index, report }) => {
    for (const { pointer, path, segments, use } of jsonPathsOf(document)) {
      if (use !== "scale" || "problem" in segments) continue;
      const key = String(pointer.at(-1));
      const roots =
        key === "specReplicasPath" ? ["spec"] : key === "statusReplicasPath" ? ["status"] : ["spec", "status"];
      if (!roots.includes(segments[0] ?? "")) {
        const fix = `name a field below ${roots.map((each) => `.${each}`).join(" or ")}`;
        report(document, pointer, { message: `${key} "${path}" lies outside ${roots.join(" and ")}`, fix });
        continue;
      }
      const end = followFromKind(document, segments, index);
      if (end === "open" || !("target" in end)) continue;
      const isSelector = key === "labelSelectorPath";
      const type = text(end.target.schema.type);
      if (type === (isSelector ? "string" : "integer") || (isSelector && isSelection(end.target.schema))) continue;
      const wanted = isSelector ? "a string, a map of labels or a LabelSelector" : "an integer";
      report(document, pointer, {
        message: `${key} "${path}" is not ${wanted}`,
        fix: `name a field that is ${wanted}`,
      });
    }
  },
};

/** A LabelSelector, or a map of labels as it was before there were any. */
function isSelection(schema: Data): boolean {
  const isStructured = Object.hasOwn(recordOf(schema, "properties"), "matchLabels");
  return isStructured || text(recordOf(schema, "additionalProperties").type) === "string";
}
