import { type Data, isRecord, list, record, text } from "../../../read.ts";
import type { Target } from "../../../references.ts";
import { everyItem, isRulePath, messagePaths, parseRulePath } from "../../../rulePath.ts";
import type { Pointer } from "../../../spec.ts";
import { followFromKind, followPath, type PathEnd } from "../../paths.ts";
import type { Report, Rule } from "../../rule.ts";
import { ruleAssertions } from "../../../ruleWords.ts";
import { suggestFix } from "../../suggest.ts";

/** The fields that a rule of x-rules names are there. */
export const ruleField: Rule = {
  id: "rule-field",
  schema: ({ document, pointer, schema, role }, { index, report }) => {
    if (!isRecord(schema.properties)) return; // bad-rule says so.
    const follow: Follow = (path) =>
      role === "kind" ? followFromKind(document, path, index) : followPath({ document, schema }, path, index);
    for (const [position, each] of list(schema["x-rules"]).entries()) {
      const rule = record(each);
      const isMany = (path: string) => manyProblem(`${path}.${everyItem}`, follow) === undefined;
      const isAstray = pathsOf(rule.each, ["each"]).some(({ path }) => path.startsWith(".") && !isMany(path));
      for (const { at, path, on, within } of pathsIn(rule)) {
        // Said of the list whose items they are.
        if (isAstray && at[0] !== "each" && path.startsWith(".")) continue;
        for (const whole of wholePaths(rule, at, path)) {
          const problem = problemOf(whole, follow) ?? kindProblem(at, { path, whole }, follow);
          const part = within === undefined ? {} : { within };
          if (problem === undefined) continue;
          report(document, [...pointer, "x-rules", position, ...at], { ...problem, on, ...part });
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

interface Named extends Pick<Report, "within"> {
  readonly at: Pointer;
  readonly path: string;
  readonly on: "key" | "value";
}

function pathsIn(rule: Readonly<Record<string, unknown>>): Named[] {
  const keys = ["each", ...ruleAssertions, "by", "at", "when", "unless"];
  const texts = [...keys, "matches", "lacks", "message"];
  const operands = Object.entries(rule).filter(([key, value]) => !texts.includes(key) && isRulePath(value));
  return [
    ...keys.flatMap((key) => (Object.hasOwn(rule, key) ? pathsOf(rule[key], [key]) : [])),
    ...operands.map(([key, path]) => ({ at: [key], path: String(path), on: "value" as const })),
    ...messagePaths(text(rule.message) ?? "").map((each) => ({ at: ["message"], on: "value" as const, ...each })),
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

type Follow = (path: readonly string[]) => PathEnd;

function problemOf(path: string, follow: Follow): Report | undefined {
  const parsed = parseRulePath(path);
  if ("problem" in parsed) return { message: `"${path}" is not a path: ${parsed.problem}`, fix: "write .field" };
  const many = manyProblem(path, follow);
  if (many !== undefined) return many;
  const end = follow(namesOf(parsed.steps));
  if (end === "open" || "target" in end) return undefined;
  const message = `"${path}" leads nowhere: there is no field "${end.missing}"`;
  return { message, fix: suggestFix(end.missing, end.known, "name a field of this object") };
}

/** Follows are of names: an item is any. */
function namesOf(steps: readonly string[]): string[] {
  return steps.map((step) => (step === everyItem ? "0" : step));
}

/** A path goes on with every item of what has some. */
function manyProblem(path: string, follow: Follow): Report | undefined {
  const parsed = parseRulePath(path);
  if ("problem" in parsed) return undefined;
  for (const [index, step] of parsed.steps.entries()) {
    const holder = parsed.steps.slice(0, index);
    const end = step === everyItem ? follow(namesOf(holder)) : "open";
    if (end !== "open" && "target" in end && !isList(end.target) && !isMap(end.target)) {
      return { message: `".${holder.join(".")}" is no list and no map`, fix: "name a list or a map" };
    }
  }
  return undefined;
}

/** `each` is about a list; what other words are about, rule-types says. */
function kindProblem(
  at: Pointer,
  { path, whole }: { readonly path: string; readonly whole: string },
  follow: Follow,
): Report | undefined {
  const parsed = at[0] === "each" ? parseRulePath(whole) : { problem: "" };
  if ("problem" in parsed) return undefined;
  const end = follow(namesOf(parsed.steps));
  if (end === "open" || !("target" in end) || isList(end.target) || isMap(end.target)) return undefined;
  return { message: `"${path}" is no list and no map`, fix: "name a list or a map" };
}

function isList({ schema }: Target): boolean {
  return isRecord(schema.items);
}

function isMap({ schema }: Target): boolean {
  return isRecord(schema.additionalProperties);
}
