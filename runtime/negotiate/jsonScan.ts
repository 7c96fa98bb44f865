/** A second look at JSON text, for what JSON.parse does not tell: keys written twice, and why a text is not JSON. */
export interface JsonScan {
  /** Paths of keys that their object has already, e.g. `spec.containers[0].name`; the first 100. */
  readonly duplicates: readonly string[];
  /** Why the text is not JSON, in the field's words; absent when it is. */
  readonly error?: string;
}

/** Reads the whole text without recursion. Slow; only for texts that are wrong or that lost keys in parsing. */
export function scanJson(text: string): JsonScan {
  const state: State = { text, at: 0, open: [], duplicates: [] };
  try {
    scanDocument(state);
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { duplicates: state.duplicates, error: error.message };
  }
  return { duplicates: state.duplicates };
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

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const maxDuplicates = 100;

class SyntaxProblem extends Error {}

interface State {
  readonly text: string;
  at: number;
  readonly open: Frame[];
  readonly duplicates: string[];
}

/** An object or array that is not closed yet. */
type Frame = { readonly keys: Set<string>; key: string } | { index: number };

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
    if (character === "{") {
      state.at++;
      const frame: Frame = { keys: new Set(), key: "" };
      state.open.push(frame);
      if (closes(state, "}")) return;
      scanKey(state, frame);
    } else if (character === "[") {
      state.at++;
      state.open.push({ index: 0 });
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

function afterMember(state: State, frame: { readonly keys: Set<string>; key: string }): void {
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

function scanKey(state: State, frame: { readonly keys: Set<string>; key: string }): void {
  skipBlanks(state);
  if (state.text[state.at] !== '"') throw unexpected(state, "looking for beginning of object key string");
  const start = state.at;
  scanString(state);
  frame.key = JSON.parse(state.text.slice(start, state.at)) as string;
  if (frame.keys.has(frame.key)) {
    const path = pathOf(state.open);
    const isNew = !state.duplicates.includes(path);
    if (isNew && state.duplicates.length < maxDuplicates) state.duplicates.push(path);
  }
  frame.keys.add(frame.key);
  skipBlanks(state);
  if (state.text[state.at] !== ":") throw unexpected(state, "after object key");
  state.at++;
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

function characterText(code: number): string {
  if (code === 0x27) return "'\\''";
  const text = JSON.stringify(String.fromCodePoint(code)).slice(1, -1);
  return `'${text === '\\"' ? '"' : text}'`;
}
