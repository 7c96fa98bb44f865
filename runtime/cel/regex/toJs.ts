import { type Assertion, type Node, parseRegex } from "./parse.ts";
import { maxCodePoint, negated, type Ranges } from "./ranges.ts";

/**
 * The same pattern as one of JavaScript with the flag u, for code that is made ahead of time. Throws RegexError for a
 * pattern that is none.
 */
export function patternInJs(pattern: string): string {
  return textOf(parseRegex(pattern));
}

function textOf(node: Node): string {
  if ("characters" in node) return classText(node.characters);
  if ("assertion" in node) return assertions[node.assertion];
  if ("sequence" in node) return node.sequence.map((each) => partText(each)).join("");
  if ("alternatives" in node) return node.alternatives.map((each) => textOf(each)).join("|");
  const { min, max, isLazy } = node;
  const repeat = unwrapped(node.repeat);
  const atom = "characters" in repeat ? classText(repeat.characters) : `(?:${textOf(repeat)})`;
  return `${atom}${quantifier(min, max)}${isLazy ? "?" : ""}`;
}

/** Groups of one part need no brackets. */
function unwrapped(node: Node): Node {
  const only = "sequence" in node && node.sequence.length === 1 ? node.sequence[0] : undefined;
  return only === undefined ? node : unwrapped(only);
}

/** A part of a sequence: groups stay groups. */
function partText(part: Node): string {
  const node = unwrapped(part);
  return "alternatives" in node || "sequence" in node ? `(?:${textOf(node)})` : textOf(node);
}

const assertions: Readonly<Record<Assertion, string>> = {
  textStart: "^",
  textEnd: "$",
  lineStart: "(?<![^\\n])",
  lineEnd: "(?![^\\n])",
  wordBoundary: "\\b",
  noWordBoundary: "\\B",
};

function quantifier(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  if (min === 0 && max === 1) return "?";
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

function classText(ranges: Ranges): string {
  const [first = 0, last = 0] = ranges;
  if (ranges.length === 2 && first === last) return characterText(first);
  const others = negated(ranges);
  const isMost = first === 0 && ranges.at(-1) === maxCodePoint && others.length > 0;
  return isMost ? `[^${rangesText(others)}]` : `[${rangesText(ranges)}]`;
}

function rangesText(ranges: Ranges): string {
  const parts: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [from = 0, to = 0] = [ranges[at], ranges[at + 1]];
    parts.push(characterText(from) + (to === from ? "" : `${to === from + 1 ? "" : "-"}${characterText(to)}`));
  }
  return parts.join("");
}

/** Safe both inside and outside of a class. */
function characterText(code: number): string {
  const char = String.fromCodePoint(code);
  if (/^[A-Za-z0-9_ ]$/.test(char)) return char;
  if (/^[$()*+./?[\\\]^{|}]$/.test(char)) return `\\${char}`;
  if (/^[!"#%&',:;<=>@`~]$/.test(char)) return char;
  return code <= 0xff ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
