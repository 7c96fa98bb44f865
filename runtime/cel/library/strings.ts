import { namedEscapes } from "../../schema/index.ts";
import { CelError } from "../meter.ts";
import { define, type Overload, scan } from "./define.ts";
import { format, formatProblem } from "./formatting.ts";

const same = { cost: scan };
const search = {
  cost: (text = 0, part = 0) => scan(text) * Math.max(1, scan(part)),
};
const counts = { cost: scan };

export const stringFunctions: readonly Overload[] = [
  define("string.contains(string): bool", (text: string, part: string) => text.includes(part), search),
  define("string.startsWith(string): bool", (text: string, part: string) => text.startsWith(part), {
    cost: (_, part = 0) => scan(part),
  }),
  define("string.endsWith(string): bool", (text: string, part: string) => text.endsWith(part), {
    cost: (_, part = 0) => scan(part),
  }),
  define("size(string): int", (text: string) => BigInt(points(text)), counts),
  define("string.size(): int", (text: string) => BigInt(points(text)), counts),
  define("size(bytes): int", (bytes: Uint8Array) => BigInt(bytes.length)),
  define("bytes.size(): int", (bytes: Uint8Array) => BigInt(bytes.length)),
  define("string.charAt(int): string", charAt, { cost: scan }),
  define("string.indexOf(string): int", (text: string, part: string) => indexOf(text, part, 0n), search),
  define("string.indexOf(string, int): int", indexOf, search),
  define("string.lastIndexOf(string): int", (text: string, part: string) => lastIndexOf(text, part), search),
  define("string.lastIndexOf(string, int): int", lastIndexOf, search),
  define("string.lowerAscii(): string", (text: string) => text.replace(/[A-Z]+/g, (each) => each.toLowerCase()), same),
  define("string.upperAscii(): string", (text: string) => text.replace(/[a-z]+/g, (each) => each.toUpperCase()), same),
  define("string.trim(): string", trim, same),
  define(
    "string.replace(string, string): string",
    (text: string, from: string, to: string) => replace(text, from, to),
    {
      cost: replaceCost,
    },
  ),
  define("string.replace(string, string, int): string", replace, { cost: replaceCost }),
  define("string.split(string): list<string>", (text: string, by: string) => split(text, by), same),
  define("string.split(string, int): list<string>", split, same),
  define("string.substring(int): string", (text: string, from: bigint) => substring(text, from), same),
  define("string.substring(int, int): string", substring, same),
  define("list<string>.join(): string", (list: readonly unknown[]) => join(list, ""), {
    cost: joinCost,
  }),
  define("list<string>.join(string): string", join, {
    cost: joinCost,
  }),
  define("strings::quote(string): string", quote, { cost: scan }),
  define("string.format(list<dyn>): string", format, {
    check: formatProblem,
    cost: (text = 0, list = 0) => scan(text) + list,
  }),
];

function replaceCost(text = 0, from = 0, to = 0): number {
  return scan(text) + scan(from === 0 ? text * to : (text / from) * to);
}

function joinCost(list = 0, by = 0): number {
  return list * Math.max(1, scan(by));
}

/** The number of characters. Positions count characters too, which differ from units only beyond the first plane. */
function points(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) count -= 1;
  return count;
}

/** Where the character at a position begins, in units. */
function unitAt(text: string, position: bigint): number {
  const count = points(text);
  if (position < 0n || position > BigInt(count)) throw new CelError(`index out of range: ${position}`);
  if (count === text.length) return Number(position);
  let at = 0;
  for (let left = Number(position); left > 0; left -= 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

function charAt(text: string, position: bigint): string {
  const code = text.codePointAt(unitAt(text, position));
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** Nothing is found where the search begins, and anything else only inside of the text. */
function indexOf(text: string, part: string, from: bigint): bigint {
  if (part === "") return from;
  if (from >= BigInt(points(text))) return -1n;
  const found = text.indexOf(part, unitAt(text, from));
  return found === -1 ? -1n : BigInt(points(text.slice(0, found)));
}

function lastIndexOf(text: string, part: string, from?: bigint): bigint {
  const isFrom = typeof from === "bigint";
  if (isFrom && part === "") return from;
  if (isFrom && from >= BigInt(points(text))) return -1n;
  const found = isFrom ? text.lastIndexOf(part, unitAt(text, from)) : text.lastIndexOf(part);
  return found === -1 ? -1n : BigInt(points(text.slice(0, found)));
}

function substring(text: string, from: bigint, to?: bigint): string {
  const end = typeof to === "bigint" ? to : undefined;
  if (end !== undefined && end < from) throw new CelError(`invalid substring range. start: ${from}, end: ${end}`);
  return text.slice(unitAt(text, from), end === undefined ? undefined : unitAt(text, end));
}

/** Nothing stands before every character, and at the end. */
function replace(text: string, from: string, to: string, limit?: bigint): string {
  const count = typeof limit === "bigint" ? Number(limit) : -1;
  if (count < 0 && from !== "") return text.replaceAll(from, () => to);
  const parts = from === "" ? ["", ...text, ""] : text.split(from);
  const kept = count < 0 ? parts.length - 1 : Math.min(count, parts.length - 1);
  return [...parts.slice(0, kept).flatMap((part) => [part, to]), parts.slice(kept).join(from)].join("");
}

/** What Unicode calls white space; the mark of byte order is none. */
const blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

function trim(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && blank.test(text.charAt(from))) from += 1;
  while (to > from && blank.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function split(text: string, by: string, limit?: bigint): string[] {
  const parts = by === "" ? [...text] : text.split(by);
  if (typeof limit !== "bigint" || limit < 0n) return parts;
  const count = Number(limit);
  if (count === 0) return [];
  return parts.length <= count ? parts : [...parts.slice(0, count - 1), parts.slice(count - 1).join(by)];
}

function join(list: readonly unknown[], by: string): string {
  if (!list.every((each) => typeof each === "string")) throw new CelError("no such overload");
  return list.join(by);
}

function quote(text: string): string {
  return `"${Array.from(text, (each) => namedEscapes[each] ?? each).join("")}"`;
}
