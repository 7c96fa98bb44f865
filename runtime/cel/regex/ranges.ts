import type { Steps } from "../../lib/work.ts";

/** Sets of code points: ascending, disjoint pairs of first and last. */
export type Ranges = readonly number[];

export const maxCodePoint = 0x10ffff;

export const anyCharacter: Ranges = [0, maxCodePoint];
export const notNewline: Ranges = [0, 9, 11, maxCodePoint];
export const digitCharacters: Ranges = [48, 57];
export const wordCharacters: Ranges = [48, 57, 65, 90, 95, 95, 97, 122];
export const spaceCharacters: Ranges = [9, 10, 12, 13, 32, 32];

/** The classes that are written [[:name:]]. */
export const namedClasses: ReadonlyMap<string, Ranges> = new Map([
  ["alnum", [48, 57, 65, 90, 97, 122]],
  ["alpha", [65, 90, 97, 122]],
  ["ascii", [0, 127]],
  ["blank", [9, 9, 32, 32]],
  ["cntrl", [0, 31, 127, 127]],
  ["digit", digitCharacters],
  ["graph", [33, 126]],
  ["lower", [97, 122]],
  ["print", [32, 126]],
  ["punct", [33, 47, 58, 64, 91, 96, 123, 126]],
  ["space", [9, 13, 32, 32]],
  ["upper", [65, 90]],
  ["word", wordCharacters],
  ["xdigit", [48, 57, 65, 70, 97, 102]],
]);

/** Sorts and joins pairs that may overlap. */
export function union(pairs: readonly number[]): Ranges {
  const sorted: [number, number][] = [];
  for (let at = 0; at < pairs.length; at += 2) sorted.push([pairs[at] ?? 0, pairs[at + 1] ?? 0]);
  sorted.sort((a, b) => a[0] - b[0]);
  const out: number[] = [];
  for (const [first, last] of sorted) {
    const end = out.at(-1);
    if (end === undefined || first > end + 1) out.push(first, last);
    else if (last > end) out[out.length - 1] = last;
  }
  return out;
}

/** Of sets that many patterns share. */
const negations = new WeakMap<Ranges, Ranges>();

export function negated(ranges: Ranges): Ranges {
  const known = negations.get(ranges);
  if (known !== undefined) return known;
  const made = complement(ranges);
  negations.set(ranges, made);
  return made;
}

function complement(ranges: Ranges): Ranges {
  const out: number[] = [];
  let next = 0;
  for (let at = 0; at < ranges.length; at += 2) {
    const first = ranges[at] ?? 0;
    if (first > next) out.push(next, first - 1);
    next = (ranges[at + 1] ?? 0) + 1;
  }
  if (next <= maxCodePoint) out.push(next, maxCodePoint);
  return out;
}

/** Beyond this many letters a range is taken to hold both cases already. */
const maxFolded = 512;

const foldings = new WeakMap<Ranges, Ranges>();

/** What it costs to find the other cases of a character, in steps. */
const foldingSteps = 6;

/** With the other case of every letter. */
export function folded(ranges: Ranges, work: Steps): Ranges {
  const known = foldings.get(ranges);
  if (known !== undefined) return known;
  const out = [...ranges];
  for (let at = 0; at < ranges.length; at += 2) {
    const first = ranges[at] ?? 0;
    const last = Math.min(ranges[at + 1] ?? 0, first + maxFolded);
    work.step((last - first + 1) * foldingSteps);
    for (let code = first; code <= last; code += 1) addOtherCases(code, out);
  }
  const made = union(out);
  foldings.set(ranges, made);
  return made;
}

/** One character in each of its cases. */
export function foldedCharacter(code: number): Ranges {
  const out = [code, code];
  addOtherCases(code, out);
  return out.length === 2 ? out : union(out);
}

function addOtherCases(code: number, out: number[]): void {
  const text = String.fromCodePoint(code);
  for (const other of [text.toLowerCase(), text.toUpperCase()]) {
    const folding = other.codePointAt(0) ?? code;
    if (folding !== code && other.length === String.fromCodePoint(folding).length) out.push(folding, folding);
  }
}

/** By name, those that were asked for: there are as many as Unicode has categories and scripts. */
const properties = new Map<string, Ranges>();

/** The characters of a Unicode category or script, e.g. "L", "Lu" or "Greek"; undefined when there is none such. */
export function unicodeClass(name: string, work: Steps): Ranges | undefined {
  const known = properties.get(name);
  if (known !== undefined) return known;
  const found = scanProperty(name);
  if (found === undefined) return undefined;
  properties.set(name, found);
  work.step(scanSteps);
  return found;
}

/** What it costs to find the characters of a property, in steps. */
const scanSteps = 10_000;

/** Planes 0 and 1 and the tags hold all that has a property of its own; the rest is ideographs and private use. */
const scanned: readonly (readonly [number, number])[] = [
  [0, 0xd7ff],
  [0xe000, 0xffff],
  [0x10000, 0x1ffff],
  [0xe0000, 0xe01ef],
];

function scanProperty(name: string): Ranges | undefined {
  if (name === "Any") return anyCharacter;
  if (!/^[A-Za-z_]{1,40}$/.test(name)) return undefined;
  const test = propertyTest(name.length <= 2 ? name : `Script=${name}`);
  if (test === undefined) return undefined;
  const out: number[] = [];
  for (const { first, text } of scannedTexts()) {
    const unit = first > 0xffff ? 2 : 1;
    for (const { 0: run, index } of text.matchAll(test)) {
      const start = first + index / unit;
      out.push(start, start + run.length / unit - 1);
    }
  }
  if (test.test(String.fromCodePoint(0x20000))) out.push(0x20000, 0x323af);
  return union(out);
}

let scannedTextsMemo: readonly { readonly first: number; readonly text: string }[] | undefined;

/** All scanned characters, in texts that hold one width each: the engine finds runs faster than we look at each. */
function scannedTexts() {
  scannedTextsMemo ??= scanned.map(([first, last]) => {
    let text = "";
    for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);
    return { first, text };
  });
  return scannedTextsMemo;
}

function propertyTest(property: string): RegExp | undefined {
  try {
    return new RegExp(`\\p{${property}}+`, "gu");
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
