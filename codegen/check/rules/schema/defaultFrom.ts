import { parseJsonPath } from "../../../jsonPath.ts";
import { text } from "../../../read.ts";
import { followPath } from "../../paths.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

/** The path is read from the object that holds the field. */
export const defaultFrom: Rule = {
  id: "default-from",
  schema: ({ document, pointer, schema, parent }, { index, report }) => {
    const path = text(schema["x-default-from"]);
    if (path === undefined || parent === undefined) return;
    const at = [...pointer, "x-default-from"];
    const segments = parseJsonPath(path);
    if ("problem" in segments) {
      report(document, at, {
        message: `"${path}" is not a simple path: ${segments.problem}`,
        fix: "write .sibling or .sibling.field",
      });
      return;
    }
    const end = followPath({ document, schema: parent.schema }, segments, index);
    if (end === "open" || "target" in end) return;
    const fix = suggestFix(end.missing, end.known, "name a field beside this one");
    report(document, at, { message: `"${path}" leads nowhere: there is no field "${end.missing}"`, fix });
  },
};
