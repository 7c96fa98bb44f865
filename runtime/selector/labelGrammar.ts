import { qualifiedName } from "../schema/names.ts";
import { valuesProblem } from "./labelRequirement.ts";
import type { LabelOperator, LabelRequirement } from "./labelRequirement.ts";

/**
 * Reads terms joined by commas: `k`, `!k`, `k=v`, `k==v`, `k!=v`, `k in (a,b)`, `k notin (a,b)`, `k>n`, `k<n`.
 * Blanks between words say nothing; a value may be empty. `refuse` makes the error that is thrown from its text.
 */
export function parseRequirements(text: string, refuse: (message: string) => Error): readonly LabelRequirement[] {
  const words: Words = { tokens: tokensOf(text), at: 0, refuse };
  const requirements: LabelRequirement[] = [];
  if (peek(words).kind === "end") return requirements;
  for (;;) {
    const start = peek(words);
    if (start.kind !== "word" && start.text !== "!") {
      throw refuse(`found '${start.text}', expected: !, identifier, or 'end of string'`);
    }
    requirements.push(parseRequirement(words));
    const next = take(words);
    if (next.kind === "end") return requirements;
    if (next.text !== ",") throw refuse(`found '${next.text}', expected: ',' or 'end of string'`);
    const after = peek(words);
    if (after.kind !== "word" && after.text !== "!") {
      throw refuse(`found '${after.text}', expected: identifier after ','`);
    }
  }
}

interface Token {
  readonly kind: "word" | "symbol" | "end";
  readonly text: string;
}

interface Words {
  readonly tokens: readonly Token[];
  at: number;
  readonly refuse: (message: string) => Error;
}

const end: Token = { kind: "end", text: "" };

/** Symbols are as long as they can be; everything else up to a blank or symbol is a word, `in` and `notin` too. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [found] of text.matchAll(/==|!=|[=!(),<>]|[^=!(),<>\s]+/g)) {
    tokens.push({ kind: /^[=!(),<>]/.test(found) ? "symbol" : "word", text: found });
  }
  return tokens;
}

function peek(words: Words): Token {
  return words.tokens[words.at] ?? end;
}

function take(words: Words): Token {
  return words.tokens[words.at++] ?? end;
}

function parseRequirement(words: Words): LabelRequirement {
  const negated = peek(words).text === "!";
  if (negated) take(words);
  const name = take(words);
  if (name.kind !== "word") throw expected(words, name, ", expected: identifier");
  const key = name.text;
  const problem = qualifiedName(key);
  if (problem !== undefined) throw bad(words, `<nil>: Invalid value: ${JSON.stringify(key)}: ${problem}`);
  const isLast = peek(words).kind === "end" || peek(words).text === ",";
  if (negated || isLast) return { key, operator: negated ? "!" : "exists", values: [] };
  const operator = operatorOf(words);
  const isSet = operator === "in" || operator === "notin";
  const values = isSet ? setValues(words) : [exactValue(words)];
  const requirement: LabelRequirement = { key, operator, values };
  const wrong = valuesProblem(requirement);
  if (wrong !== undefined) throw bad(words, wrong);
  return requirement;
}

const operators: ReadonlyMap<string, LabelOperator> = new Map<string, LabelOperator>([
  ["in", "in"],
  ["notin", "notin"],
  ["=", "="],
  ["==", "=="],
  ["!=", "!="],
  [">", "gt"],
  ["<", "lt"],
]);

function operatorOf(words: Words): LabelOperator {
  const token = take(words);
  const operator = operators.get(token.text);
  if (operator === undefined) throw expected(words, token, ", expected: in, notin, =, ==, !=, gt, lt");
  return operator;
}

/** Nothing before a comma or the end is the empty value. */
function exactValue(words: Words): string {
  const next = peek(words);
  if (next.kind === "end" || next.text === ",") return "";
  take(words);
  if (next.kind !== "word") throw expected(words, next, ", expected: identifier");
  return next.text;
}

/** `(a, b)`; nothing beside a comma, and nothing at all, is the empty value. */
function setValues(words: Words): string[] {
  const open = take(words);
  if (open.text !== "(") throw expected(words, open, " expected: '('");
  if (peek(words).text === ")") {
    take(words);
    return [""];
  }
  const first = peek(words);
  if (first.kind !== "word" && first.text !== ",") throw expected(words, first, ", expected: ',', ')' or identifier");
  const values = new Set<string>();
  for (;;) {
    const isWord = peek(words).kind === "word";
    values.add(isWord ? take(words).text : "");
    const next = take(words);
    if (next.text === ")") return [...values].sort();
    const wanted = isWord ? "',' or ')'" : "',', or identifier";
    if (next.text !== ",") throw expected(words, next, `, expected: ${wanted}`);
  }
}

function expected(words: Words, found: Token, rest: string): Error {
  return bad(words, `found '${found.text}'${rest}`);
}

function bad(words: Words, message: string): Error {
  return words.refuse(`unable to parse requirement: ${message}`);
}
