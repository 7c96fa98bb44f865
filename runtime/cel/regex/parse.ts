import { type Steps, Work } from "../../lib/work.ts";
import {
  anyCharacter,
  digitCharacters,
  folded,
  foldedCharacter,
  namedClasses,
  negated,
  notNewline,
  type Ranges,
  spaceCharacters,
  unicodeClass,
  union,
  wordCharacters,
} from "./ranges.ts";

export type Assertion = "textStart" | "textEnd" | "lineStart" | "lineEnd" | "wordBoundary" | "noWordBoundary";

export type Node =
  | { readonly characters: Ranges }
  | { readonly assertion: Assertion }
  | { readonly sequence: readonly Node[] }
  | { readonly alternatives: readonly Node[] }
  | { readonly repeat: Node; readonly min: number; readonly max: number; readonly isLazy: boolean };

/** Why a pattern is none. */
export class RegexError extends Error {}

/** @limit Repetitions in a pattern: it does not compile. */
const maxRepeat = 1000;
/** @limit Nesting of a pattern: it does not compile. */
const maxNesting = 200;

/**
 * Reads a pattern of the linear-time dialect: no look-around and no back-references, else as usual, with the flags i,
 * m, s and U, named groups, [[:alpha:]], \pL, \Q...\E, \A and \z. Throws RegexError, and WorkError.
 */
export function parseRegex(pattern: string, work: Steps = new Work()): Node {
  const reader: Reader = { points: [...pattern], at: 0, nesting: 0, work };
  const node = readAlternatives(reader, { i: false, m: false, s: false, U: false });
  if (reader.at < reader.points.length) throw new RegexError(`unexpected ): \`${pattern}\``);
  return node;
}

interface Reader {
  readonly points: readonly string[];
  at: number;
  nesting: number;
  readonly work: Steps;
}

interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly U: boolean;
}

function readAlternatives(reader: Reader, flags: Flags): Node {
  if ((reader.nesting += 1) > maxNesting) throw new RegexError("expression nests too deeply");
  const alternatives: Node[] = [];
  let current = flags;
  let sequence: Node[] = [];
  while (reader.at < reader.points.length && reader.points[reader.at] !== ")") {
    if (reader.points[reader.at] === "|") {
      reader.at += 1;
      alternatives.push({ sequence });
      sequence = [];
      continue;
    }
    const changed = readFlags(reader, current);
    if (changed !== undefined) current = changed;
    else sequence.push(...readRepeated(reader, current));
  }
  reader.nesting -= 1;
  if (alternatives.length === 0) return { sequence };
  return { alternatives: [...alternatives, { sequence }] };
}

/** `(?i)`: flags for the rest of the group. */
function readFlags(reader: Reader, flags: Flags): Flags | undefined {
  const match = /^\(\?([imsU]*)(?:-([imsU]+))?\)/.exec(ahead(reader, 16));
  if (match === null) return undefined;
  reader.at += match[0].length;
  return changedFlags(flags, match[1] ?? "", match[2] ?? "");
}

function changedFlags(flags: Flags, on: string, off: string): Flags {
  const value = (name: keyof Flags) => (on.includes(name) || flags[name]) && !off.includes(name);
  return { i: value("i"), m: value("m"), s: value("s"), U: value("U") };
}

function readRepeated(reader: Reader, flags: Flags): Node[] {
  const nodes = readAtom(reader, flags);
  const last = nodes.at(-1);
  const start = reader.at;
  let repeated: Node | undefined;
  for (;;) {
    const range = readQuantifier(reader);
    if (range === undefined) break;
    let isLazy = flags.U;
    if (reader.points[reader.at] === "?") {
      reader.at += 1;
      isLazy = !isLazy;
    }
    const text = () => reader.points.slice(start, reader.at).join("");
    if (last === undefined) throw new RegexError(`missing argument to repetition operator: \`${text()}\``);
    if (repeated !== undefined) throw new RegexError(`invalid nested repetition operator: \`${text()}\``);
    repeated = { repeat: last, min: range[0], max: range[1], isLazy };
  }
  return repeated === undefined ? nodes : [...nodes.slice(0, -1), repeated];
}

function readQuantifier(reader: Reader): readonly [number, number] | undefined {
  const char = reader.points[reader.at];
  if (char === "*" || char === "+" || char === "?") {
    reader.at += 1;
    return [char === "+" ? 1 : 0, char === "?" ? 1 : Number.POSITIVE_INFINITY];
  }
  const match = char === "{" ? /^\{(\d{1,9})(,(\d{0,9}))?\}/.exec(ahead(reader, 24)) : null;
  if (match === null) return undefined;
  reader.at += match[0].length;
  const min = Number(match[1]);
  const max = match[2] === undefined ? min : match[3] === "" ? Number.POSITIVE_INFINITY : Number(match[3]);
  if (min > maxRepeat || (max !== Number.POSITIVE_INFINITY && max > maxRepeat) || min > max) {
    throw new RegexError(`invalid repeat count: \`${match[0]}\``);
  }
  return [min, max];
}

/** One item, or the several characters between \Q and \E. */
function readAtom(reader: Reader, flags: Flags): Node[] {
  const char = reader.points[reader.at] ?? "";
  reader.at += 1;
  switch (char) {
    case "(":
      return [readGroup(reader, flags)];
    case "[":
      return [{ characters: readClass(reader, flags) }];
    case ".":
      return [{ characters: flags.s ? anyCharacter : notNewline }];
    case "^":
      return [{ assertion: flags.m ? "lineStart" : "textStart" }];
    case "$":
      return [{ assertion: flags.m ? "lineEnd" : "textEnd" }];
    case "*":
    case "+":
    case "?":
      throw new RegexError(`missing argument to repetition operator: \`${char}\``);
    case "\\":
      return readEscape(reader, flags);
    default:
      return [literal(char, flags)];
  }
}

function readGroup(reader: Reader, flags: Flags): Node {
  let inner = flags;
  if (reader.points[reader.at] === "?") {
    const match = /^\?(?:P?<([A-Za-z0-9_]+)>|([imsU]*)(?:-([imsU]+))?:)/.exec(ahead(reader, 80));
    if (match === null) throw groupProblem(textFrom(reader, reader.at - 1));
    reader.at += match[0].length;
    if (match[1] === undefined) inner = changedFlags(flags, match[2] ?? "", match[3] ?? "");
  }
  const node = readAlternatives(reader, inner);
  if (reader.points[reader.at] !== ")") throw new RegexError(`missing closing ): \`${textFrom(reader, 0)}\``);
  reader.at += 1;
  return { sequence: [node] };
}

/** Of a group that begins as none does. */
function groupProblem(text: string): RegexError {
  const name = /^\(\?P?<[^>]*/.exec(text)?.[0];
  if (name === undefined) return new RegexError(`invalid or unsupported Perl syntax: \`${text.slice(0, 3)}\``);
  return new RegexError(`invalid named capture: \`${text.slice(0, name.length + 1)}\``);
}

function literal(char: string, flags: Flags): Node {
  const code = char.codePointAt(0) ?? 0;
  return { characters: flags.i ? foldedCharacter(code) : [code, code] };
}

const assertions: ReadonlyMap<string, Assertion> = new Map([
  ["A", "textStart"],
  ["z", "textEnd"],
  ["b", "wordBoundary"],
  ["B", "noWordBoundary"],
]);

function readEscape(reader: Reader, flags: Flags): Node[] {
  const char = reader.points[reader.at];
  const assertion = assertions.get(char ?? "");
  if (assertion !== undefined) {
    reader.at += 1;
    return [{ assertion }];
  }
  if (char === "Q") {
    const { points } = reader;
    const start = reader.at + 1;
    let end = start;
    while (end < points.length && !(points[end] === "\\" && points[end + 1] === "E")) end += 1;
    reader.at = end + (end < points.length ? 2 : 0);
    return points.slice(start, end).map((each) => literal(each, flags));
  }
  const set = readEscapedSet(reader);
  if (set !== undefined) return [{ characters: flags.i ? folded(set, reader.work) : set }];
  return [literal(String.fromCodePoint(readEscapedCode(reader)), flags)];
}

/** \d, \W, \pL and the like; undefined, and nothing read, when a single character follows. */
function readEscapedSet(reader: Reader): Ranges | undefined {
  const char = reader.points[reader.at] ?? "";
  const lower = char.toLowerCase();
  const perl = { d: digitCharacters, w: wordCharacters, s: spaceCharacters }[lower];
  if (perl !== undefined) {
    reader.at += 1;
    return char === lower ? perl : negated(perl);
  }
  if (lower !== "p") return undefined;
  const match = /^[pP](?:([A-Z])|\{(\^?)([A-Za-z_]+)\})/.exec(ahead(reader, 60));
  const set = match === null ? undefined : unicodeClass(match[1] ?? match[3] ?? "", reader.work);
  if (match === null || set === undefined) {
    throw new RegexError(`invalid character class range: \`\\${match?.[0] ?? char}\``);
  }
  reader.at += match[0].length;
  return (char === "P") !== (match[2] === "^") ? negated(set) : set;
}

const controls: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

function readEscapedCode(reader: Reader): number {
  const char = reader.points[reader.at];
  if (char === undefined) throw new RegexError("trailing backslash at end of expression: ``");
  const rest = ahead(reader, 12);
  const hex = /^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(rest);
  const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(rest);
  if (hex !== null && Number.parseInt(hex[1] ?? hex[2] ?? "", 16) <= 0x10ffff) {
    reader.at += hex[0].length;
    return Number.parseInt(hex[1] ?? hex[2] ?? "", 16);
  }
  if (octal !== null) {
    reader.at += octal[0].length;
    return Number.parseInt(octal[0], 8);
  }
  reader.at += 1;
  const control = Object.hasOwn(controls, char) ? controls[char] : undefined;
  if (control !== undefined) return control;
  if (/^[A-Za-z0-9]$/.test(char)) throw new RegexError(`invalid escape sequence: \`\\${char}\``);
  return char.codePointAt(0) ?? 0;
}

function readClass(reader: Reader, flags: Flags): Ranges {
  const start = reader.at - 1;
  const isNegated = reader.points[reader.at] === "^";
  if (isNegated) reader.at += 1;
  const pairs: number[] = [];
  for (let isFirst = true; isFirst || reader.points[reader.at] !== "]"; isFirst = false) {
    if (reader.at >= reader.points.length) throw new RegexError(`missing closing ]: \`${textFrom(reader, start)}\``);
    const set = readNamedClass(reader) ?? (reader.points[reader.at] === "\\" ? readSetInClass(reader) : undefined);
    if (set === undefined) pairs.push(...readRange(reader));
    else for (const each of set) pairs.push(each);
  }
  reader.at += 1;
  reader.work.step(pairs.length);
  const ranges = flags.i ? folded(union(pairs), reader.work) : union(pairs);
  return isNegated ? negated(ranges) : ranges;
}

function readNamedClass(reader: Reader): Ranges | undefined {
  const match = reader.points[reader.at] === "[" ? /^\[:(\^?)([a-z]+):\]/.exec(ahead(reader, 16)) : null;
  if (match === null) return undefined;
  const set = namedClasses.get(match[2] ?? "");
  if (set === undefined) throw new RegexError(`invalid character class range: \`${match[0]}\``);
  reader.at += match[0].length;
  return match[1] === "^" ? negated(set) : set;
}

function readSetInClass(reader: Reader): Ranges | undefined {
  reader.at += 1;
  const set = readEscapedSet(reader);
  if (set === undefined) reader.at -= 1;
  return set;
}

function readRange(reader: Reader): readonly [number, number] {
  const first = readClassCharacter(reader);
  if (reader.points[reader.at] !== "-" || (reader.points[reader.at + 1] ?? "]") === "]") return [first, first];
  reader.at += 1;
  const last = readClassCharacter(reader);
  if (last < first) {
    const text = `${String.fromCodePoint(first)}-${String.fromCodePoint(last)}`;
    throw new RegexError(`invalid character class range: \`${text}\``);
  }
  return [first, last];
}

function readClassCharacter(reader: Reader): number {
  const char = reader.points[reader.at] ?? "";
  reader.at += 1;
  return char === "\\" ? readEscapedCode(reader) : (char.codePointAt(0) ?? 0);
}

function textFrom({ points }: Reader, start: number): string {
  return points.slice(start).join("");
}

/** The next characters as text, for what a small pattern can read. */
function ahead({ points, at }: Reader, count: number): string {
  return points.slice(at, at + count).join("");
}
