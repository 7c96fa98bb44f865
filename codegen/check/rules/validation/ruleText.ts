import { reportCel } from "../../reportCel.ts";
import type { Rule } from "../../rule.ts";

/** What the errors of a rule say. */
export const ruleText: Rule = { id: "rule-text", spec: (context) => reportCel("rule-text", context) };
