import type { Rule } from "../../rule.ts";
import { eachShapeProblem } from "../../shapeFindings.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownValue: Rule = {
  id: "unknown-value",
  spec: ({ spec, report }) =>
    eachShapeProblem("unknown-value", spec, (document, { pointer, value, values }) => {
      report(document, pointer, { message: `"${value}" is not known here`, fix: suggestFix(value, values) });
    }),
};
