import { patternProblem } from "../../../pattern.ts";
import { text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Patterns are those of definitions, without look-around and back-references, and take linear time. */
export const badPattern: Rule = {
  id: "bad-pattern",
  schema: ({ document, pointer, schema }, { report }) => {
    const pattern = text(schema.pattern);
    if (pattern === undefined) return;
    const problem = patternProblem(pattern);
    if (problem === undefined) return;
    const message = `the regular expression does not compile: ${problem}`;
    report(document, [...pointer, "pattern"], { message, fix: patternFix(problem) });
  },
};

/** How a pattern is mended. */
export function patternFix(problem: string): string {
  if (problem.includes("`(?"))
    return "say it without look-around; a rule of x-rules with lacks says what may not match";
  if (/`\\\d`/.test(problem)) return "say it without back-references";
  return problem.includes("too large")
    ? "hold it at both ends with ^ and $, or lower its counts"
    : "correct the expression";
}
