/** Whether lists of a rule hold something and nothing twice, and whether its conditions are some. */
import { type Data, isRecord, list } from "../read.ts";
import type { Pointer } from "../spec.ts";
import type { Report } from "./rule.ts";

export interface ListProblem extends Report {
  /** In the rule. */
  readonly at: Pointer;
}

/** What may be a list of fields or of values. */
const lists = [
  "each",
  "require",
  "forbid",
  "immutable",
  "oneOf",
  "anyOf",
  "atMostOneOf",
  "check",
  "keys",
  "by",
] as const;

export function listProblems(rule: Data): ListProblem[] {
  return [
    ...(Array.isArray(rule.in) ? emptyProblems(rule.in, ["in"], "value") : []),
    ...[...lists, "in", "known"].flatMap((key) => repetitions(list(rule[key]), [key])),
    ...["when", "unless"].flatMap((key) => (Object.hasOwn(rule, key) ? conditionProblems(rule[key], [key]) : [])),
  ];
}

/** A condition is a path, a list of conditions, or a map from paths to values, in which anyOf leads to conditions. */
function conditionProblems(condition: unknown, at: Pointer): ListProblem[] {
  if (typeof condition === "string") return [];
  if (Array.isArray(condition)) {
    const inner = condition.flatMap((each, index) => conditionProblems(each, [...at, index]));
    return [...emptyProblems(condition, at, "condition"), ...inner];
  }
  if (!isRecord(condition)) {
    // Of the condition as a whole, wrong-type says so.
    if (at.length === 1) return [];
    const message = `${JSON.stringify(condition)} is no condition`;
    return [{ at, message, fix: "write a path, a list of conditions, or a map from paths to values" }];
  }
  const entries = Object.entries(condition);
  const inner = entries.flatMap(([key, value]) => {
    if (key === "anyOf") return conditionProblems(value, [...at, key]);
    if (!Array.isArray(value)) return [];
    return [...emptyProblems(value, [...at, key], "value"), ...repetitions(value, [...at, key])];
  });
  return [...emptyProblems(entries, at, "condition"), ...inner];
}

function emptyProblems(held: readonly unknown[], at: Pointer, what: string): ListProblem[] {
  if (held.length > 0) return [];
  return [{ at, message: `${String(at.at(-1))} names no ${what}`, fix: "name one", on: "key" }];
}

function repetitions(held: readonly unknown[], at: Pointer): ListProblem[] {
  return held.flatMap((value, index) => {
    if (held.indexOf(value) === index) return [];
    return [{ at: [...at, index], message: `${JSON.stringify(value)} is listed twice`, fix: "remove one" }];
  });
}
