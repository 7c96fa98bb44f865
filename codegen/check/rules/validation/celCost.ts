import { reportCel } from "../../reportCel.ts";
import type { Rule } from "../../rule.ts";

/** Expressions that would take too long over the largest objects that the schema allows. */
export const celCost: Rule = { id: "cel-cost", spec: (context) => reportCel("cel-cost", context) };
