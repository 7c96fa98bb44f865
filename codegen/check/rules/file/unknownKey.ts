import { unsupportedKeywords } from "../../keywords.ts";
import { schemaShape } from "../../resourceShape.ts";
import type { Rule } from "../../rule.ts";
import { eachShapeProblem } from "../../shapeFindings.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownKey: Rule = {
  id: "unknown-key",
  spec: ({ spec, report }) =>
    eachShapeProblem("unknown-key", spec, (document, { pointer, key, shape }) => {
      if (shape === schemaShape && unsupportedKeywords.has(key)) return;
      const fix = suggestFix(key, Object.keys(shape.keys), `use one of ${Object.keys(shape.keys).join(", ")}`);
      report(document, pointer, { message: `"${key}" is not a key of ${shape.noun}`, fix, on: "key" });
    }),
};
