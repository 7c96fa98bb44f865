/** What is wrong with the form of an expression, in the words in which clients know it from elsewhere. */
import { end, kinds, type Token, tokensOf } from "./tokens.ts";

export interface SyntaxProblem {
  readonly message: string;
  readonly pos: number;
}

/** @limit Nesting of an expression whose mistakes are looked for: beyond it, the parser's own words are used. */
const maxDepth = 150;
/** @limit Characters of an expression whose mistakes are looked for: beyond it, the parser's own words are used. */
const maxLength = 8192;
/** @limit Mistakes in the form of an expression that its error lists: the rest are left out. */
const maxProblems = 30;

/**
 * Reads an expression that the parser refuses, and goes on after a mistake: it passes over a token too many, thinks of
 * one that is missing, and else passes over all up to what may follow. Empty where it finds no mistake.
 */
export function syntaxProblems(text: string): SyntaxProblem[] {
  if (text.length > maxLength) return [];
  const { tokens, strays } = tokensOf(text);
  const reader: Reader = {
    text,
    tokens,
    at: 0,
    depth: 0,
    isRecovering: false,
    closers: [new Set([end])],
    problems: [],
  };
  for (const each of strays) note(reader, `token recognition error at: '${each.text}'`, each.pos);
  try {
    expression(reader);
    const left = current(reader);
    if (left.kind !== end)
      report(reader, `${nextIs(reader, end) ? "extraneous" : "mismatched"} input`, `expecting ${end}`);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return [];
  }
  return reader.problems.sort((a, b) => a.pos - b.pos);
}

interface Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  /** After a mistake, until a token is right again: what else is wrong comes of it. */
  isRecovering: boolean;
  /** What ends the expressions that are being read, the innermost last. */
  readonly closers: ReadonlySet<string>[];
  readonly problems: SyntaxProblem[];
}

/** The part that is being read cannot go on. */
class Mismatch extends Error {}
class TooDeep extends Error {}

const quoted = (...texts: readonly string[]) => texts.map((each) => `'${each}'`);
const names = ["IDENTIFIER", "ESC_IDENTIFIER"];
const operators = new Set(quoted("==", "!=", "in", "<", "<=", ">=", ">", "&&", "||", "+", "-", "*", "/", "%"));
const literals = [...quoted("true", "false", "null"), "NUM_FLOAT", "NUM_INT", "NUM_UINT", "STRING", "BYTES"];
const operandStart = new Set([...quoted("[", "{", "(", ".", "-", "!"), ...literals, "IDENTIFIER"]);
const itemStart = new Set([...operandStart, "'?'"]);
const reserved = new Set(
  "as break const continue else for function if import let loop package namespace return var void while".split(" "),
);

function expression(reader: Reader): void {
  if (reader.depth === maxDepth) throw new TooDeep();
  reader.depth += 1;
  attempt(reader, () => {
    operation(reader);
    if (!take(reader, "'?'")) return;
    within(reader, ["':'"], () => operation(reader));
    expect(reader, "':'", operandStart);
    expression(reader);
  });
  reader.depth -= 1;
}

function operation(reader: Reader): void {
  operand(reader);
  while (operators.has(current(reader).kind)) {
    advance(reader);
    operand(reader);
  }
}

function operand(reader: Reader): void {
  attempt(reader, () => {
    choose(reader, operandStart);
    if (take(reader, "'!'")) {
      while (take(reader, "'!'"));
      if (!operandStart.has(current(reader).kind)) {
        report(reader, "extraneous input", `expecting ${listed(operandStart)}`);
        skipTo(reader, operandStart);
      }
    } else if (take(reader, "'-'")) afterSign(reader);
    primary(reader);
    members(reader);
  });
}

/** After a sign one mistake makes two errors. */
function afterSign(reader: Reader): void {
  while (take(reader, "'-'"));
  const { kind, pos } = current(reader);
  if (operandStart.has(kind)) return;
  const sign = reader.tokens[reader.at - 1];
  note(reader, `no viable alternative at input '${escaped(shownFrom(reader, sign?.pos ?? pos))}'`, pos);
  choose(reader, operandStart);
}

function members(reader: Reader): void {
  for (;;) {
    const dot = current(reader);
    if (take(reader, "'.'")) {
      if (take(reader, "'?'")) choose(reader, new Set(names));
      const { kind, pos } = current(reader);
      if (!names.includes(kind)) {
        if (!reader.isRecovering) {
          note(reader, `no viable alternative at input '${escaped(shownFrom(reader, dot.pos))}'`, pos);
        }
        reader.isRecovering = true;
        throw new Mismatch();
      }
      advance(reader);
      if (kind === "IDENTIFIER" && take(reader, "'('")) parameters(reader);
    } else if (take(reader, "'['")) {
      choose(reader, itemStart);
      take(reader, "'?'");
      within(reader, ["']'"], () => expression(reader));
      close(reader, "']'");
    } else return;
  }
}

function primary(reader: Reader): void {
  attempt(reader, () => {
    if (take(reader, "'('")) {
      within(reader, ["')'"], () => expression(reader));
      close(reader, "')'");
    } else if (take(reader, "'['")) {
      entries(reader, { closer: "']'", start: itemStart, entry: item });
    } else if (take(reader, "'{'")) {
      entries(reader, { closer: "'}'", start: itemStart, entry: pair });
    } else if (literals.includes(current(reader).kind)) {
      advance(reader);
    } else {
      take(reader, "'.'");
      named(reader);
    }
  });
}

/** A variable, a call, or an object of a type: `a`, `f(a)`, `a.B{c: 1}`. */
function named(reader: Reader): void {
  const { kind, text, pos } = current(reader);
  if (kind !== "IDENTIFIER") throw new Mismatch();
  if (reserved.has(text)) note(reader, text, pos, "reserved identifier: ");
  advance(reader);
  if (take(reader, "'('")) {
    parameters(reader);
    return;
  }
  let ahead = reader.at;
  while (reader.tokens[ahead]?.kind === "'.'" && reader.tokens[ahead + 1]?.kind === "IDENTIFIER") ahead += 2;
  if (reader.tokens[ahead]?.kind !== "'{'") return;
  reader.at = ahead + 1;
  entries(reader, { closer: "'}'", start: new Set(["'?'", ...names]), entry: field });
}

function parameters(reader: Reader): void {
  choose(reader, new Set([...operandStart, "')'"]));
  if (take(reader, "')'")) return;
  within(reader, ["')'", "','"], () => {
    do expression(reader);
    while (take(reader, "','"));
  });
  close(reader, "')'");
}

interface Entries {
  readonly closer: string;
  readonly start: ReadonlySet<string>;
  readonly entry: (reader: Reader) => void;
}

/** What stands between brackets: perhaps nothing, and perhaps with a comma at the end. */
function entries(reader: Reader, { closer, start, entry }: Entries): void {
  choose(reader, new Set([...start, "','", closer]));
  if (start.has(current(reader).kind)) {
    within(reader, [closer, "','"], () => {
      attempt(reader, () => {
        entry(reader);
        while (current(reader).kind === "','" && start.has(reader.tokens[reader.at + 1]?.kind ?? end)) {
          advance(reader);
          entry(reader);
        }
      });
    });
    choose(reader, new Set([closer, "','"]));
  }
  take(reader, "','");
  close(reader, closer);
}

function item(reader: Reader): void {
  take(reader, "'?'");
  expression(reader);
}

function pair(reader: Reader): void {
  take(reader, "'?'");
  within(reader, ["':'"], () => expression(reader));
  expect(reader, "':'", operandStart);
  expression(reader);
}

function field(reader: Reader): void {
  take(reader, "'?'");
  choose(reader, new Set(names));
  advance(reader);
  expect(reader, "':'", operandStart);
  expression(reader);
}

/** Reads a part, and after a mistake in it goes on where what is around it can. */
function attempt(reader: Reader, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    skipTo(reader, new Set());
  }
}

function within(reader: Reader, closers: readonly string[], read: () => void): void {
  reader.closers.push(new Set(closers));
  const { length } = reader.closers;
  try {
    read();
  } finally {
    reader.closers.length = length - 1;
  }
}

function skipTo(reader: Reader, more: ReadonlySet<string>): void {
  const isStop = ({ kind }: Token) =>
    kind === end ||
    kind === "'?'" ||
    more.has(kind) ||
    operators.has(kind) ||
    reader.closers.some((closers) => closers.has(kind));
  while (!isStop(current(reader))) reader.at += 1;
}

/** Holds the token against those that may come; one too many before them is passed over. */
function choose(reader: Reader, expected: ReadonlySet<string>): void {
  const { kind } = current(reader);
  if (expected.has(kind)) return;
  if (!reader.isRecovering && expected.has(reader.tokens[reader.at + 1]?.kind ?? "")) {
    report(reader, "extraneous input", `expecting ${listed(expected)}`);
    advance(reader);
    return;
  }
  report(reader, "mismatched input", `expecting ${listed(expected)}`);
  throw new Mismatch();
}

/** Takes the token that has to come. Where what follows it is there, it is as good as there. */
function expect(reader: Reader, kind: string, following: ReadonlySet<string>): void {
  if (take(reader, kind)) return;
  if (nextIs(reader, kind)) {
    report(reader, "extraneous input", `expecting ${kind}`);
    reader.at += 1;
    advance(reader);
  } else if (following.has(current(reader).kind)) {
    report(reader, `missing ${kind} at`, "");
  } else {
    report(reader, "mismatched input", `expecting ${kind}`);
    throw new Mismatch();
  }
}

/** The end of an operand in brackets. */
function close(reader: Reader, kind: string): void {
  const around = reader.closers.at(-1) ?? [];
  expect(reader, kind, new Set([...operators, ...quoted(".", "[", "?"), ...around]));
}

function take(reader: Reader, kind: string): boolean {
  if (current(reader).kind !== kind) return false;
  advance(reader);
  return true;
}

function advance(reader: Reader): void {
  reader.isRecovering = false;
  if (current(reader).kind !== end) reader.at += 1;
}

const nothing: Token = { kind: end, text: end, pos: 0 };

function current({ tokens, at }: Reader): Token {
  return tokens[at] ?? tokens.at(-1) ?? nothing;
}

function nextIs({ tokens, at }: Reader, kind: string): boolean {
  return tokens[at + 1]?.kind === kind;
}

/** Tells of the token that is next. */
function report(reader: Reader, before: string, after: string): void {
  if (reader.isRecovering) return;
  reader.isRecovering = true;
  const { text, pos } = current(reader);
  note(reader, [before, `'${escaped(text)}'`, after].filter((each) => each !== "").join(" "), pos);
}

function note({ problems }: Reader, text: string, pos: number, kind = "Syntax error: "): void {
  if (problems.length < maxProblems) problems.push({ message: `${kind}${text}`, pos });
}

/** The text from a place to the end of the token that is next. */
function shownFrom(reader: Reader, from: number): string {
  const { kind, text, pos } = current(reader);
  return reader.text.slice(from, kind === end ? pos : pos + text.length).trimEnd();
}

function listed(expected: ReadonlySet<string>): string {
  return `{${kinds.filter((each) => expected.has(each)).join(", ")}}`;
}

function escaped(text: string): string {
  return text.replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t");
}
