import { type Data, isRecord, list, record } from "../../read.ts";
import { everyItem, isRulePath, parseRulePath } from "../../rulePath.ts";
import type { Pointer } from "../../spec.ts";
import { followFromKind, followPath, type PathEnd } from "../paths.ts";
import type { Report, Rule } from "../rule.ts";
import { ruleAssertions } from "../../ruleWords.ts";
import { suggestFix } from "../suggest.ts";

/** The fields that a rule of x-rules names are there. */
export const ruleField: Rule = {
  id: "rule-field",
  schema: ({ document, pointer, schema, role }, { index, report }) => {
    if (!isRecord(schema.properties)) return; // bad-rule says so.
    const follow = (path: readonly string[]) =>
      role === "kind" ? followFromKind(document, path, index) : followPath({ document, schema }, path, index);
    for (const [position, each] of list(schema["x-rules"]).entries()) {
      const rule = record(each);
      for (const { at, path, on } of pathsIn(rule)) {
        for (const whole of wholePaths(rule, at, path)) {
          const problem = problemOf(whole, follow);
          if (problem !== undefined) report(document, [...pointer, "x-rules", position, ...at], { ...problem, on });
        }
      }
    }
  },
};

/** The paths from the object that the rule stands on: one for each of the lists whose items it is about. */
function wholePaths(rule: Data, at: Pointer, path: string): string[] {
  if (!path.startsWith(".")) return [path];
  const inItem = at[0] === "by" && typeof rule.unique === "string" ? `${rule.unique}.*${path}` : path;
  if (at[0] === "each" || rule.each === undefined) return [inItem];
  return pathsOf(rule.each, ["each"]).map((each) => `${each.path}.*${inItem === "." ? "" : inItem}`);
}

interface Named {
  readonly at: Pointer;
  readonly path: string;
  readonly on: "key" | "value";
}

function pathsIn(rule: Readonly<Record<string, unknown>>): Named[] {
  const keys = ["each", ...ruleAssertions, "by", "at", "when", "unless"];
  const texts = [...keys, "matches", "message"];
  const operands = Object.entries(rule).filter(([key, value]) => !texts.includes(key) && isRulePath(value));
  return [
    ...keys.flatMap((key) => (Object.hasOwn(rule, key) ? pathsOf(rule[key], [key]) : [])),
    ...operands.map(([key, path]) => ({ at: [key], path: String(path), on: "value" as const })),
  ];
}

/** A path, a list of them, or conditions, whose keys they are. */
function pathsOf(value: unknown, at: Pointer): Named[] {
  if (typeof value === "string") return [{ at, path: value, on: "value" }];
  if (Array.isArray(value)) return value.flatMap((each, index) => pathsOf(each, [...at, index]));
  return Object.entries(record(value)).flatMap(([path, inner]) =>
    path === "anyOf" ? pathsOf(inner, [...at, path]) : [{ at: [...at, path], path, on: "key" as const }],
  );
}

function problemOf(path: string, follow: (path: readonly string[]) => PathEnd): Report | undefined {
  const parsed = parseRulePath(path);
  if ("problem" in parsed) return { message: `"${path}" is not a path: ${parsed.problem}`, fix: "write .field" };
  const names = parsed.steps.map((step) => (step === everyItem ? "0" : step));
  const end = follow(names);
  if (end === "open" || "target" in end) return undefined;
  const message = `"${path}" leads nowhere: there is no field "${end.missing}"`;
  return { message, fix: suggestFix(end.missing, end.known, "name a field of this object") };
}
