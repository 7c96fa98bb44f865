import { text } from "../../read.ts";
import type { Rule } from "../rule.ts";

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
    new RegExp(pattern, "u");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.slice(message.lastIndexOf(": ") + 2).toLowerCase();
  }
  return /\\[1-9]|\(\?[=!<]/.test(pattern) ? "look-around and back references are not linear in time" : undefined;
}
