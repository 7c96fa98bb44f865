/** Whether the paths of a rule go through the items of lists and the values of maps where the rule can follow. */
import { type Data, list, text } from "../read.ts";
import { everyItem, isRulePath, messagePaths, parseRulePath } from "../rulePath.ts";
import { type RuleAssertion, ruleTests } from "../ruleWords.ts";
import type { Report } from "./rule.ts";

export interface ItemProblem extends Report {
  readonly key: string;
}

/** Rules that compare whole values, not those of items. */
const wholes: readonly RuleAssertion[] = ["immutable", "oneOf", "anyOf", "atMostOneOf"];

export function itemProblems(rule: Data, assertion: RuleAssertion): ItemProblem[] {
  const empty = ["each", assertion, "by"].find((key) => Array.isArray(rule[key]) && list(rule[key]).length === 0);
  if (empty !== undefined) return [{ key: empty, message: `${empty} names no field`, fix: "name one", on: "key" }];
  if (assertion === "immutable" && Object.hasOwn(rule, "each")) {
    const message = "an item has no earlier self that immutable could compare it with";
    return [{ key: "each", message, fix: "name the list itself, or write a rule in x-validations", on: "key" }];
  }
  const isWhole = wholes.includes(assertion);
  const fields = pathsOf(rule[assertion]);
  const many = isWhole ? fields.find((path) => itemsIn(path) > 0) : pathsOf(rule.by).find((path) => itemsIn(path) > 0);
  if (many !== undefined) {
    const what = isWhole ? `${assertion} compares one` : "an item is known by one";
    const fix = assertion === "immutable" ? "name the list itself" : "name one field";
    return [{ key: isWhole ? assertion : "by", message: `"${many}" is many values, and ${what}`, fix }];
  }
  return othersOf(rule, assertion).flatMap(({ key, path, within }) => {
    // The value that an error shows is read at the field that the error is about.
    const around = key === "value" && isRulePath(rule.at) ? [loopsAt(rule, rule.at)] : loopsOf(rule, assertion);
    if (itemsIn(path) === 0 || loopsAt(rule, path) <= Math.min(...around)) return [];
    const message = `"${path}" is many values where the rule is about one`;
    const fix = "name one field, or say with each that the rule is about the items of the list";
    return [{ key, message, fix, ...(within === undefined ? {} : { within }) }];
  });
}

interface Other extends Pick<Report, "within"> {
  readonly key: string;
  readonly path: string;
}

/** Paths that are read where the rule is at: those that it compares with, and those that its error names. */
function othersOf(rule: Data, assertion: RuleAssertion): Other[] {
  const keys = ["at", "value", ...(assertion === "check" || assertion === "keys" ? ruleTests : [])];
  const plain = keys.flatMap((key): Other[] => {
    const path = key === "matches" ? undefined : rule[key];
    return isRulePath(path) ? [{ key, path }] : [];
  });
  return [...plain, ...messagePaths(text(rule.message) ?? "").map((each) => ({ key: "message", ...each }))];
}

/** How many loops lead to each of the fields that the rule asserts something of. */
function loopsOf(rule: Data, assertion: RuleAssertion): number[] {
  const more = assertion === "unique" ? 1 : 0;
  return pathsOf(rule[assertion]).map((path) => loopsAt(rule, path) + more);
}

/** How many loops a path needs, counting those of `each` where it is read from an item. */
function loopsAt(rule: Data, path: string): number {
  const isOfItem = path.startsWith(".");
  const outer = isOfItem ? pathsOf(rule.each).map((each) => itemsIn(each) + 1) : [];
  return itemsIn(path) + (outer.length === 0 ? 0 : Math.min(...outer));
}

function itemsIn(path: string): number {
  const parsed = parseRulePath(path);
  return "problem" in parsed ? 0 : parsed.steps.filter((step) => step === everyItem).length;
}

function pathsOf(value: unknown): string[] {
  return (typeof value === "string" ? [value] : list(value)).filter((each) => typeof each === "string");
}
