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

export function negated(ranges: Ranges): Ranges {
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

/** With the other case of every letter. */
export function folded(ranges: Ranges): Ranges {
  const out = [...ranges];
  for (let at = 0; at < ranges.length; at += 2) {
    const first = ranges[at] ?? 0;
    const last = Math.min(ranges[at + 1] ?? 0, first + maxFolded);
    for (let code = first; code <= last; code += 1) {
      const text = String.fromCodePoint(code);
      for (const other of [text.toLowerCase(), text.toUpperCase()]) {
        const folding = other.codePointAt(0) ?? code;
        if (folding !== code && other.length === String.fromCodePoint(folding).length) out.push(folding, folding);
      }
    }
  }
  return union(out);
}

const properties = new Map<string, Ranges | undefined>();

/** The characters of a Unicode category or script, e.g. "L", "Lu" or "Greek"; undefined when there is none such. */
export function unicodeClass(name: string): Ranges | undefined {
  if (!properties.has(name)) properties.set(name, scanProperty(name));
  return properties.get(name);
}

/** Planes 0 and 1 and the tags hold all that has a property of its own; the rest is ideographs and private use. */
const scanned: readonly (readonly [number, number])[] = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0x20000, 0x20000],
  [0xe0000, 0xe01ef],
];

function scanProperty(name: string): Ranges | undefined {
  if (name === "Any") return anyCharacter;
  if (!/^[A-Za-z_]{1,40}$/.test(name)) return undefined;
  const test = propertyTest(name.length <= 2 ? name : `Script=${name}`);
  if (test === undefined) return undefined;
  const out: number[] = [];
  for (const [first, last] of scanned) {
    for (let code = first; code <= last; code += 1) {
      if (test.test(String.fromCodePoint(code))) out.push(code, code);
    }
  }
  if (out.includes(0x20000)) out.push(0x20000, 0x323af);
  return union(out);
}

function propertyTest(property: string): RegExp | undefined {
  try {
    return new RegExp(`\\p{${property}}`, "u");
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
