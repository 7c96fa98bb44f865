import { reportCel } from "../../reportCel.ts";
import type { Rule } from "../../rule.ts";

/** Expressions are parsed and typed as the server will do it, so that none fails when the first object comes. */
export const badCel: Rule = { id: "bad-cel", spec: (context) => reportCel("bad-cel", context) };
