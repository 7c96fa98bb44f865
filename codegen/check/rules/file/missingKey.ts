import type { Rule } from "../../rule.ts";
import { eachShapeProblem } from "../../shapeFindings.ts";

export const missingKey: Rule = {
  id: "missing-key",
  spec: ({ spec, report }) =>
    eachShapeProblem("missing-key", spec, (document, { pointer, key, shape }) => {
      report(document, pointer, { message: `${shape.noun} lacks "${key}"`, fix: `add ${key}`, on: "key" });
    }),
};
