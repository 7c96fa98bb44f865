import { parseRegex, RegexError } from "../../../runtime/cel/regex/parse.ts";
import { text } from "../../read.ts";
import type { Rule } from "../rule.ts";

/** Patterns are those of definitions: without look-around and back references. */
export const badPattern: Rule = {
  id: "bad-pattern",
  schema: ({ document, pointer, schema }, { report }) => {
    const pattern = text(schema.pattern);
    if (pattern === undefined) return;
    const problem = problemOf(pattern);
    if (problem === undefined) return;
    const message = `the regular expression does not compile: ${problem}`;
    report(document, [...pointer, "pattern"], { message, fix: "correct the expression" });
  },
};

function problemOf(pattern: string): string | undefined {
  try {
    parseRegex(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof RegexError) return error.message;
    throw error;
  }
}
