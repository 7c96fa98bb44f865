/**
 * Paths into an object, as printer columns, selectable fields and the scale sub-resource write them: `.spec.replicas`,
 * `.spec.list[0]`, `.metadata.labels['a/b']`, `.metadata.annotations.example\\.com/a`, `.spec.list[*].name`,
 * `.spec.list[0,2]`, `.status.conditions[?(@.type=="Ready")].status`. Definitions and spec files have the same.
 */

import type { Steps } from "./steps.ts";

export type Step = PlainStep | { readonly union: readonly PlainStep[] };

export type PlainStep =
  | { readonly member: string }
  /** Negative counts from the end. */
  | { readonly index: number }
  | { readonly slice: readonly [number | undefined, number | undefined] }
  | { readonly every: true }
  | { readonly filter: Filter };

interface Filter {
  /** Below the item, after `@`. */
  readonly path: readonly Step[];
  /** Absent: the path only has to lead somewhere. */
  readonly compare?: { readonly operator: Operator; readonly value: string | number | boolean | null };
}

type Operator = "==" | "!=" | "<" | "<=" | ">" | ">=";

/** @limit Steps of a JSON path: the path is refused. */
const maxSteps = 64;
/** @limit Filters of a JSON path within each other: the path is refused. */
const maxNesting = 16;
/** @limit Names and indexes in one bracket of a JSON path: the path is refused. */
const maxUnion = 1000;
/** @limit Values that a JSON path selects: the rest is left out. */
const maxResults = 10_000;
/** What a look at an item or member costs, in steps. */
const stepsPerItem = 0.05;

/** Reads a path; the text of what is wrong when it is none. */
export function parsePath(text: string): readonly Step[] | { readonly problem: string } {
  const trimmed = text.trim().replace(/^\{(.*)\}$/s, "$1");
  const reader: Reader = { text: trimmed.replace(/^\$/, ""), at: 0, nesting: 0 };
  const steps = readSteps(reader);
  if ("problem" in steps) return steps;
  if (reader.at < reader.text.length) return { problem: `unexpected ${JSON.stringify(reader.text.slice(reader.at))}` };
  return steps;
}

/** The names of a path of plain members that begins with a dot, e.g. `.spec.replicas`; undefined for any other. */
export function simplePath(text: string): readonly string[] | undefined {
  if (!text.startsWith(".")) return undefined;
  const steps = parsePath(text);
  if ("problem" in steps || steps.length === 0) return undefined;
  const names = steps.map((step) => ("member" in step ? step.member : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The names between the dots of a path that begins with one, whatever they are; undefined for any other. */
export function dottedNames(text: string): readonly string[] | undefined {
  return text.startsWith(".") ? text.slice(1).split(".") : undefined;
}

/** Makes what reads the first value that a path leads to. The path is one that can be read. */
export function firstAt(path: string): (object: unknown, work?: Steps) => unknown {
  const steps = parsePath(path);
  return "problem" in steps ? () => undefined : (object, work) => valuesAt(object, steps, work)[0];
}

/** All values that a path leads to; none when a step finds nothing. Counts what it looks at. */
export function valuesAt(object: unknown, path: readonly Step[], work?: Steps): unknown[] {
  let found: unknown[] = [object];
  for (const step of path) {
    const next: unknown[] = [];
    for (const value of found) {
      for (const each of take(value, step, work)) if (next.push(each) >= maxResults) break;
      if (next.length >= maxResults) break;
    }
    found = next;
    if (found.length === 0) break;
  }
  return found;
}

interface Reader {
  readonly text: string;
  at: number;
  /** Filters that are open. */
  nesting: number;
}

function readSteps(reader: Reader): readonly Step[] | { readonly problem: string } {
  const steps: Step[] = [];
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at];
    if (char !== "." && char !== "[") break;
    const step = char === "." ? readMember(reader) : readBracket(reader);
    if ("problem" in step) return step;
    steps.push(step);
    if (steps.length > maxSteps) return { problem: `must have at most ${maxSteps} steps` };
  }
  return steps;
}

function readMember(reader: Reader): Step | { readonly problem: string } {
  const match = /^\.((?:\\.|[^\s.[\](){}'"@?*<>=!,\\])+|\*)/.exec(reader.text.slice(reader.at));
  if (match === null)
    return { problem: `a name is expected after ${JSON.stringify(reader.text.slice(0, reader.at + 1))}` };
  reader.at += match[0].length;
  const [, name = ""] = match;
  return name === "*" ? { every: true } : { member: name.replace(/\\(.)/g, "$1") };
}

function readBracket(reader: Reader): Step | { readonly problem: string } {
  const rest = reader.text.slice(reader.at);
  const steps: PlainStep[] = [];
  let at = 1;
  for (;;) {
    const plain = /^\s*(?:(\*)|(-?\d*)\s*:\s*(-?\d*)|(-?\d+)|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\s*([,\]])/.exec(
      rest.slice(at),
    );
    if (plain === null) break;
    at += plain[0].length;
    if (steps.push(plainStep(plain)) > maxUnion) return { problem: `must have at most ${maxUnion} names in a bracket` };
    if (plain[7] === ",") continue;
    reader.at += at;
    const [only] = steps;
    return only !== undefined && steps.length === 1 ? only : { union: steps };
  }
  const open = /^\[\s*\?\s*\(\s*@/.exec(rest);
  if (open === null) return { problem: `an index, a name or a filter is expected in ${JSON.stringify(rest)}` };
  reader.at += open[0].length;
  if (reader.nesting === maxNesting) return { problem: `must nest at most ${maxNesting} filters` };
  reader.nesting += 1;
  const filter = readFilter(reader);
  reader.nesting -= 1;
  return filter;
}

function plainStep([, every, from, to, index, single, double]: RegExpExecArray): PlainStep {
  if (every !== undefined) return { every: true };
  if (index !== undefined) return { index: Number(index) };
  if (from !== undefined) return { slice: [optionalNumber(from), optionalNumber(to)] };
  return { member: (single ?? double ?? "").replace(/\\(.)/g, "$1") };
}

function readFilter(reader: Reader): Step | { readonly problem: string } {
  const path = readSteps(reader);
  if ("problem" in path) return path;
  const tail = /^\s*(?:(==|!=|<=|>=|<|>)\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\s)]+)\s*)?\)\s*\]/;
  const match = tail.exec(reader.text.slice(reader.at));
  if (match === null) return { problem: `a comparison and ")]" are expected in ${JSON.stringify(reader.text)}` };
  reader.at += match[0].length;
  const [, operator, literal] = match;
  if (operator === undefined || literal === undefined) return { filter: { path } };
  const value = readLiteral(literal);
  if (value === undefined) return { problem: `${JSON.stringify(literal)} is no string, number or boolean` };
  return { filter: { path, compare: { operator: operator as Operator, value } } };
}

function readLiteral(text: string): string | number | boolean | null | undefined {
  if (text.startsWith('"') || text.startsWith("'")) return text.slice(1, -1).replace(/\\(.)/g, "$1");
  if (text === "true" || text === "false") return text === "true";
  if (text === "null" || text === "nil") return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function optionalNumber(text: string | undefined): number | undefined {
  return text === undefined || text === "" ? undefined : Number(text);
}

function take(value: unknown, step: Step, work: Steps | undefined): unknown[] {
  work?.step();
  if (typeof value !== "object" || value === null) return [];
  if ("union" in step) return step.union.flatMap((each) => take(value, each, work));
  if ("member" in step) {
    if (Array.isArray(value) || !Object.hasOwn(value, step.member)) return [];
    return [(value as Record<string, unknown>)[step.member]];
  }
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  work?.step(items.length * stepsPerItem);
  if ("every" in step) return items;
  if ("filter" in step) return items.filter((item) => passes(item, step.filter, work));
  if (!Array.isArray(value)) return [];
  if ("slice" in step) return items.slice(step.slice[0] ?? 0, step.slice[1] ?? items.length);
  const index = step.index < 0 ? items.length + step.index : step.index;
  return index >= 0 && index < items.length ? [items[index]] : [];
}

function passes(item: unknown, { path, compare }: Filter, work: Steps | undefined): boolean {
  const [found, ...more] = valuesAt(item, path, work);
  if (compare === undefined) return found !== undefined;
  if (found === undefined || more.length > 0) return false;
  const { operator, value } = compare;
  if (operator === "==") return found === value;
  if (operator === "!=") return found !== value;
  if (typeof found !== typeof value || (typeof found !== "number" && typeof found !== "string") || value === null) {
    return false;
  }
  switch (operator) {
    case "<":
      return found < value;
    case "<=":
      return found <= value;
    case ">":
      return found > value;
    case ">=":
      return found >= value;
  }
}
