import { parseJsonPath } from "../../../jsonPath.ts";
import { list, record, text } from "../../../read.ts";
import { followPath } from "../../paths.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

/** fieldPath of a validation rule is read from the value the rule stands on. */
export const rulePath: Rule = {
  id: "rule-path",
  schema: ({ document, pointer, schema }, { index, report }) => {
    for (const [position, each] of list(schema["x-validations"]).entries()) {
      const path = text(record(each).fieldPath);
      if (path === undefined) continue;
      const at = [...pointer, "x-validations", position, "fieldPath"];
      const segments = parseJsonPath(path);
      if ("problem" in segments) {
        report(document, at, { message: `"${path}" is not a simple path: ${segments.problem}`, fix: "write .field" });
        continue;
      }
      const end = followPath({ document, schema }, segments, index);
      if (end === "open" || "target" in end) continue;
      const fix = suggestFix(end.missing, end.known, "name a field of this value");
      report(document, at, { message: `"${path}" leads nowhere: there is no field "${end.missing}"`, fix });
    }
  },
};
