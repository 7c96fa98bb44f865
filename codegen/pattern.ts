import { isMatchable } from "../runtime/cel/regex/matchesPattern.ts";
import { compileRegex } from "../runtime/cel/regex/regex.ts";

const known = new Map<string, string | undefined>();

/** What is wrong with a pattern of a spec file; undefined when generated code can match it. */
export function patternProblem(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, problemOf(pattern));
  return known.get(pattern);
}

function problemOf(pattern: string): string | undefined {
  const regex = compileRegex(pattern);
  if ("problem" in regex) return regex.problem.replace("error parsing regexp: ", "");
  return isMatchable(pattern) ? undefined : "expression too large: it matches the same text in too many ways";
}
