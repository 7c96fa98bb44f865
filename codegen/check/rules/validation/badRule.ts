import { formats } from "../../../../runtime/schema/formats/formats.ts";
import { mixedFormats } from "../../../../runtime/schema/formats/mixedFormats.ts";
import { patternProblem } from "../../../pattern.ts";
import { type Data, isRecord, list, record, text } from "../../../read.ts";
import type { Pointer } from "../../../spec.ts";
import type { Report, Rule } from "../../rule.ts";
import { itemProblems } from "../../ruleItems.ts";
import { listProblems } from "../../ruleLists.ts";
import { ruleAssertions, ruleGates, ruleTests } from "../../../ruleWords.ts";
import { suggestFix } from "../../suggest.ts";
import { patternFix } from "../schema/badPattern.ts";

/** A rule of x-rules stands on an object, asserts one thing, and has the parts that its assertion needs. */
export const badRule: Rule = {
  id: "bad-rule",
  schema: ({ document, pointer, schema }, { report }) => {
    if (!Object.hasOwn(schema, "x-rules")) return;
    if (!isRecord(schema.properties)) {
      const fix = "put them on the object that has the fields";
      report(document, [...pointer, "x-rules"], { message: "rules on what is no object with fields", fix, on: "key" });
      return;
    }
    for (const [position, each] of list(schema["x-rules"]).entries()) {
      const at = [...pointer, "x-rules", position];
      for (const { key, ...what } of problemsOf(record(each))) {
        const place: Pointer = key === undefined ? at : [...at, key];
        report(document, place, what);
      }
      for (const { at: inRule, ...what } of listProblems(record(each))) report(document, [...at, ...inRule], what);
    }
  },
};

interface Problem extends Report {
  readonly key?: string;
}

function problemsOf(rule: Data): Problem[] {
  const assertions = ruleAssertions.filter((each) => Object.hasOwn(rule, each));
  const tests = ruleTests.filter((each) => Object.hasOwn(rule, each));
  const [assertion, second] = assertions;
  if (assertion === undefined) {
    return [{ message: "the rule asserts nothing", fix: `add one of ${ruleAssertions.join(", ")}` }];
  }
  if (second !== undefined) {
    return [{ key: second, message: `the rule asserts ${assertion} and ${second}`, fix: "make two rules", on: "key" }];
  }
  const isTested = assertion === "check" || assertion === "keys";
  const [test] = tests;
  if (isTested && test === undefined) {
    return [{ key: assertion, message: `${assertion} without a test`, fix: `add one of ${ruleTests.join(", ")}` }];
  }
  if (!isTested && test !== undefined) {
    const fix = `write check instead of ${assertion}, or remove it`;
    return [{ key: test, message: `${test} is a test of check and keys`, fix, on: "key" }];
  }
  return [
    ...gateProblems(rule, assertion),
    ...formatProblems(rule),
    ...patternProblems(rule),
    ...itemProblems(rule, assertion),
  ];
}

/** Of rules about one field alone: they ask for the gate last, when they would speak. */
const gated: readonly string[] = ["require", "forbid", "check", "keys"];

function gateProblems(rule: Data, assertion: string): Problem[] {
  const [key, second] = ruleGates.filter((each) => Object.hasOwn(rule, each));
  if (key === undefined) return [];
  if (second !== undefined) return [{ key: second, message: `${key} and ${second}`, fix: "make two rules", on: "key" }];
  if (gated.includes(assertion)) return [];
  return [{ key, message: `${assertion} hangs on no gate`, fix: `write one of ${gated.join(", ")}`, on: "key" }];
}

function formatProblems(rule: Data): Problem[] {
  const format = text(rule.format);
  const known = [...Object.keys(formats), ...Object.keys(mixedFormats)];
  if (format === undefined || known.includes(format)) return [];
  return [{ key: "format", message: `"${format}" is not a format`, fix: suggestFix(format, known) }];
}

function patternProblems(rule: Data): Problem[] {
  return ["matches", "lacks"].flatMap((key) => {
    const pattern = text(rule[key]);
    const problem = pattern === undefined ? undefined : patternProblem(pattern);
    if (problem === undefined) return [];
    const message = `the regular expression does not compile: ${problem}`;
    return [{ key, message, fix: patternFix(problem) }];
  });
}
