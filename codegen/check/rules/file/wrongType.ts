import type { Rule } from "../../rule.ts";
import { eachShapeProblem } from "../../shapeFindings.ts";

export const wrongType: Rule = {
  id: "wrong-type",
  spec: ({ spec, report }) =>
    eachShapeProblem("wrong-type", spec, (document, { pointer, wanted, value }) => {
      const fix = typeof value === "string" || wanted !== "a string" ? `write ${wanted}` : "put it in quotes";
      report(document, pointer, { message: `this is ${typeText(value)}, not ${wanted}`, fix });
    }),
};

function typeText(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a map" : `a ${typeof value}`;
}
