import { jsonPathsOf } from "../../jsonPaths.ts";
import { followFromKind } from "../../paths.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const jsonPathDangling: Rule = {
  id: "json-path-dangling",
  resource: (document, { index, report }) => {
    for (const { pointer, path, segments } of jsonPathsOf(document)) {
      if ("problem" in segments) continue;
      const end = followFromKind(document, segments, index);
      if (end === "open" || "target" in end) continue;
      const fix = suggestFix(end.missing, end.known, "name a field of the schema");
      report(document, pointer, { message: `"${path}" leads nowhere: there is no field "${end.missing}"`, fix });
    }
  },
};
