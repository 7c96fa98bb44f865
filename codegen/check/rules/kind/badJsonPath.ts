import { jsonPathsOf } from "../../jsonPaths.ts";
import type { Rule } from "../../rule.ts";

export const badJsonPath: Rule = {
  id: "bad-json-path",
  resource: (document, { report }) => {
    for (const { pointer, path, segments, use } of jsonPathsOf(document)) {
      if (!("problem" in segments)) continue;
      const other = use === "column" ? ", or use cel or print for the column" : "";
      const fix = `write a path to one value, such as .spec.nodeName or .metadata.labels['a/b']${other}`;
      report(document, pointer, { message: `"${path}" is not a simple JSON path: ${segments.problem}`, fix });
    }
  },
};
