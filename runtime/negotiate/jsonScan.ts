import { quoted } from "../schema/quoted.ts";
import type { Json } from "../schema/index.ts";
import { maxDepth, tooDeep } from "./decodeError.ts";
import { backslash, colon, quote } from "./jsonBytes.ts";

/** A second look at JSON text, for what JSON.parse does not tell: keys written twice, and why a text is not JSON. */
export interface JsonScan {
  /** Paths of keys that their object has already, e.g. `spec.containers[0].name`; the first 100. */
  readonly duplicates: readonly string[];
  /** Those of `unknown` that the text has and the duplicates, as they come in the text. */
  readonly problems: readonly KeyProblem[];
  /** Where each key begins that its object has already, in characters. */
  readonly repeats: readonly number[];
  /** Why the text is not JSON, in the field's words; absent when it is. */
  readonly error?: string;
}

export interface KeyProblem {
  readonly what: "unknown" | "duplicate";
  readonly path: string;
}

/**
 * Reads the whole text without recursion. Slow; only for texts that are wrong or that lost keys in parsing.
 * `unknown` are paths of keys that are not looked at any further: neither they nor what is in them are duplicates.
 */
export function scanJson(text: string, unknown: readonly string[] = []): JsonScan {
  const state: State = {
    text,
    at: 0,
    open: [],
    unknown,
    problems: new Map(),
    repeats: [],
    paths: 0,
    pathCharacters: 0,
  };
  let error: string | undefined;
  try {
    scanDocument(state);
  } catch (problem) {
    if (!(problem instanceof SyntaxProblem)) throw problem;
    error = problem.message;
  }
  const problems = Array.from(state.problems, ([path, what]) => ({ what, path }));
  const duplicates = problems.filter(({ what }) => what === "duplicate").map(({ path }) => path);
  return { duplicates, problems, repeats: state.repeats, ...(error === undefined ? {} : { error }) };
}

/**
 * How many keys the objects of a valid JSON text have, duplicates included: colons outside strings.
 * The text is UTF-8; reading bytes takes half the time of reading characters.
 */
export function countKeys(text: Uint8Array): number {
  let count = 0;
  const { length } = text;
  for (let index = 0; index < length; index++) {
    const byte = text[index];
    if (byte === colon) count++;
    else if (byte === quote) {
      for (index++; index < length; index++) {
        const inside = text[index];
        if (inside === quote) break;
        if (inside === backslash) index++;
      }
    }
  }
  return count;
}

/** How many keys the objects of a value have. Throws DecodeError where it nests too deep. */
export function keysIn(value: Json, level = 0): number {
  if (typeof value !== "object" || value === null) return 0;
  if (level >= maxDepth) throw tooDeep();
  const children = Object.values(value) as Json[];
  let count = Array.isArray(value) ? 0 : children.length;
  for (const each of children) count += keysIn(each, level + 1);
  return count;
}

/** @limit Duplicate keys that an answer names: the rest is not named. */
const maxProblems = 100;
/**
 * Paths that are put together; those of keys that are written a third time among them.
 * @limit Paths built to name duplicate keys: the rest is not named.
 */
const maxPaths = 1000;
/** @limit Characters of the paths built to name duplicate or unknown keys: the rest is not named. */
export const maxPathCharacters = 262_144;

class SyntaxProblem extends Error {}

interface State {
  readonly text: string;
  at: number;
  readonly open: Frame[];
  readonly unknown: readonly string[];
  /** By path. */
  readonly problems: Map<string, KeyProblem["what"]>;
  readonly repeats: number[];
  paths: number;
  pathCharacters: number;
}

/** An object or array that is not closed yet. */
type Frame = ObjectFrame | ArrayFrame;

/** The unknown paths that begin with the one of an object or array; most have none. */
interface Candidates {
  readonly paths: readonly string[];
  /** Characters of the path, which all of them begin with. */
  readonly length: number;
}

interface ArrayFrame {
  index: number;
  readonly isUnknown: boolean;
  readonly candidates: Candidates;
}

interface ObjectFrame {
  readonly keys: Set<string>;
  key: string;
  /** It, or the key that is being read, is in an unknown value. */
  isUnknown: boolean;
  readonly candidates: Candidates;
}

const noCandidates: Candidates = { paths: [], length: 0 };

function scanDocument(state: State): void {
  scanValueStart(state);
  for (let frame = state.open.at(-1); frame !== undefined; frame = state.open.at(-1)) {
    if ("keys" in frame) afterMember(state, frame);
    else afterElement(state, frame);
  }
  skipBlanks(state);
  if (state.at < state.text.length) throw unexpected(state, "after top-level value");
}

/** Reads a scalar whole, or opens an object or array up to its first value. */
function scanValueStart(state: State): void {
  for (;;) {
    skipBlanks(state);
    const character = state.text[state.at];
    const isUnknown = state.open.at(-1)?.isUnknown ?? false;
    if (character === "{") {
      state.at++;
      const frame: ObjectFrame = { keys: new Set(), key: "", isUnknown, candidates: candidatesOf(state) };
      state.open.push(frame);
      if (closes(state, "}")) return;
      scanKey(state, frame);
    } else if (character === "[") {
      state.at++;
      state.open.push({ index: 0, isUnknown, candidates: candidatesOf(state) });
      if (closes(state, "]")) return;
    } else {
      scanScalar(state, character);
      return;
    }
  }
}

/** Closes the innermost object or array when its end is next. */
function closes(state: State, end: string): boolean {
  skipBlanks(state);
  if (state.text[state.at] !== end) return false;
  state.at++;
  state.open.pop();
  return true;
}

function afterMember(state: State, frame: ObjectFrame): void {
  if (closes(state, "}")) return;
  if (state.text[state.at] !== ",") throw unexpected(state, "after object key:value pair");
  state.at++;
  scanKey(state, frame);
  scanValueStart(state);
}

function afterElement(state: State, frame: { index: number }): void {
  if (closes(state, "]")) return;
  if (state.text[state.at] !== ",") throw unexpected(state, "after array element");
  state.at++;
  frame.index++;
  scanValueStart(state);
}

function scanKey(state: State, frame: ObjectFrame): void {
  skipBlanks(state);
  if (state.text[state.at] !== '"') throw unexpected(state, "looking for beginning of object key string");
  const start = state.at;
  scanString(state);
  frame.key = JSON.parse(state.text.slice(start, state.at)) as string;
  if (frame.keys.has(frame.key)) state.repeats.push(start);
  judgeKey(state, frame);
  frame.keys.add(frame.key);
  skipBlanks(state);
  if (state.text[state.at] !== ":") throw unexpected(state, "after object key");
  state.at++;
}

function judgeKey(state: State, frame: ObjectFrame): void {
  const isInUnknown = state.open.at(-2)?.isUnknown ?? false;
  const isDuplicate = frame.keys.has(frame.key);
  frame.isUnknown = isInUnknown;
  if (isInUnknown || (!isDuplicate && frame.candidates.paths.length === 0)) return;
  const { paths, length } = following(frame);
  frame.isUnknown = paths.some((each) => each.length === length);
  if (!isDuplicate && !frame.isUnknown) return;
  if (state.problems.size >= maxProblems || state.paths >= maxPaths) return;
  if (state.pathCharacters >= maxPathCharacters) return;
  state.paths++;
  const path = pathOf(state.open);
  state.pathCharacters += path.length;
  if (!state.problems.has(path)) state.problems.set(path, frame.isUnknown ? "unknown" : "duplicate");
}

/** Of the value that begins now. */
function candidatesOf(state: State): Candidates {
  const frame = state.open.at(-1);
  if (frame === undefined) return { paths: state.unknown, length: 0 };
  return frame.candidates.paths.length === 0 ? noCandidates : following(frame);
}

/** The candidates that go on with the frame's key or index. */
function following(frame: Frame): Candidates {
  const { paths, length } = frame.candidates;
  const step = "index" in frame ? `[${frame.index}]` : length === 0 ? frame.key : `.${frame.key}`;
  return { paths: paths.filter((each) => each.startsWith(step, length)), length: length + step.length };
}

function pathOf(open: readonly Frame[]): string {
  let path = "";
  for (const frame of open) {
    if ("index" in frame) path += `[${frame.index}]`;
    else path += path === "" ? frame.key : `.${frame.key}`;
  }
  return path;
}

function scanScalar(state: State, first: string | undefined): void {
  if (first === '"') scanString(state);
  else if (first === "t") scanLiteral(state, "true");
  else if (first === "f") scanLiteral(state, "false");
  else if (first === "n") scanLiteral(state, "null");
  else if (first === "-" || isDigit(first)) scanNumber(state);
  else throw unexpected(state, "looking for beginning of value");
}

function scanLiteral(state: State, literal: string): void {
  for (const expected of literal) {
    if (state.text[state.at] !== expected) throw unexpected(state, `in literal ${literal} (expecting '${expected}')`);
    state.at++;
  }
}

function scanNumber(state: State): void {
  if (state.text[state.at] === "-") state.at++;
  if (state.text[state.at] === "0") state.at++;
  else scanDigits(state, "in numeric literal");
  if (state.text[state.at] === ".") {
    state.at++;
    scanDigits(state, "after decimal point in numeric literal");
  }
  if (state.text[state.at] !== "e" && state.text[state.at] !== "E") return;
  state.at++;
  if (state.text[state.at] === "+" || state.text[state.at] === "-") state.at++;
  scanDigits(state, "in exponent of numeric literal");
}

function scanDigits(state: State, where: string): void {
  if (!isDigit(state.text[state.at])) throw unexpected(state, where);
  while (isDigit(state.text[state.at])) state.at++;
}

function scanString(state: State): void {
  for (state.at++; ; state.at++) {
    const code = state.text.charCodeAt(state.at);
    if (code === quote) break;
    if (Number.isNaN(code) || code < 0x20) throw unexpected(state, "in string literal");
    if (code === backslash) scanEscape(state);
  }
  state.at++;
}

function scanEscape(state: State): void {
  state.at++;
  const escaped = state.text[state.at] ?? "";
  if (escaped === "" || !'"\\/bfnrtu'.includes(escaped)) throw unexpected(state, "in string escape code");
  for (let digit = 0; escaped === "u" && digit < 4; digit++) {
    state.at++;
    if (!/^[\da-fA-F]$/.test(state.text[state.at] ?? "")) {
      throw unexpected(state, "in \\u hexadecimal character escape");
    }
  }
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

function skipBlanks(state: State): void {
  for (; ; state.at++) {
    const code = state.text.charCodeAt(state.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
  }
}

function unexpected(state: State, where: string): SyntaxProblem {
  const code = state.text.codePointAt(state.at);
  if (code === undefined) return new SyntaxProblem("unexpected end of JSON input");
  return new SyntaxProblem(`invalid character ${characterText(code)} ${where}`);
}

/** Beyond ASCII it is named after the first byte of its encoding. */
function characterText(code: number): string {
  if (code === 0x27) return "'\\''";
  const character = String.fromCodePoint(code);
  const shown = code < 0x80 ? character : Buffer.from(character).toString("latin1", 0, 1);
  const text = quoted(shown).slice(1, -1);
  return `'${text === '\\"' ? '"' : text}'`;
}
