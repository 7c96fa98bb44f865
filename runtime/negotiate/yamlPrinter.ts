import { plainScalar } from "../schema/text/plainScalar.ts";
import type { Json, JsonObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { maxWrittenDepth, tooDeep } from "./decodeError.ts";
import { withoutEnd } from "../schema/text/withoutEnd.ts";

/**
 * Writes JSON as block YAML with sorted keys and lists at the indentation of their key. A string is plain where every
 * reader takes it for one, a block where it has lines, in double quotes where it reads as something else or has what
 * cannot be printed, else in single ones. A printer of its own, as the library's
 * takes a hundred times longer, and lists are thousands of objects.
 */
export function printYaml(value: Json): string {
  return [...yamlParts(value)].join("");
}

/** The same, a few thousand characters at a time: others may have a turn between two. */
export function* yamlParts(value: Json): Generator<string, void> {
  if (isFilled(value)) yield* partsOf((sink) => writeFilled(sink, value, { indent: "", depth: 0 }));
  else yield `${inline(value)}\n`;
}

/** A list's text: of all but its items, which are `list[key]`, and of the items, which come one by one. */
export function* yamlListParts(list: JsonObject, key: string, items: Iterable<Json>): Generator<string, void> {
  const place = { indent: "", depth: 1 };
  const names = Object.keys(list).sort();
  const at = names.indexOf(key);
  yield* partsOf((sink) => writeMembers(sink, list, { names: names.slice(0, at), place }));
  let isEmpty = true;
  for (const item of items) {
    if (isEmpty) yield `${key}:\n`;
    isEmpty = false;
    yield* partsOf((sink) => writeItem(sink, item, place));
  }
  if (isEmpty) yield `${key}: []\n`;
  yield* partsOf((sink) => writeMembers(sink, list, { names: names.slice(at + 1), place }));
}

type Filled = JsonObject | Json[];

function isFilled(value: Json): value is Filled {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

interface Sink {
  text: string;
}

/** Where lines stand: the first begins behind what its caller has written, the others behind the indentation. */
interface Place {
  readonly indent: string;
  readonly depth: number;
}

/** Characters of a part, about. */
const partLength = 4096;

function* partsOf(write: (sink: Sink) => InSteps<void>): Generator<string, void> {
  const sink: Sink = { text: "" };
  for (const _ of write(sink)) {
    yield sink.text;
    sink.text = "";
  }
  if (sink.text !== "") yield sink.text;
}

function writeFilled(sink: Sink, value: Filled, place: Place): InSteps<void> {
  if (place.depth > maxWrittenDepth) throw tooDeep();
  if (Array.isArray(value)) return writeItems(sink, value, place);
  return writeMembers(sink, value, { names: Object.keys(value).sort(), place });
}

function* writeMembers(
  sink: Sink,
  map: JsonObject,
  { names, place }: { readonly names: readonly string[]; readonly place: Place },
): InSteps<void> {
  const { indent, depth } = place;
  const inner = `${indent}  `;
  let isFirst = true;
  for (const key of names) {
    const value = map[key] as Json;
    const name = stringText(key);
    const head = name.length > maxSimpleKey ? `? ${name}\n${indent}:` : `${name}:`;
    sink.text += isFirst ? head : indent + head;
    isFirst = false;
    if (isFilled(value)) {
      const below = Array.isArray(value) ? indent : inner;
      sink.text += `\n${below}`;
      yield* writeFilled(sink, value, { indent: below, depth: depth + 1 });
    } else {
      sink.text += ` ${leafText(value, inner)}\n`;
      if (sink.text.length >= partLength) yield;
    }
  }
}

/** A longer key is written with a question mark before it. */
const maxSimpleKey = 1000;

function* writeItems(sink: Sink, list: readonly Json[], place: Place): InSteps<void> {
  let isFirst = true;
  for (const item of list) {
    if (!isFirst) sink.text += place.indent;
    isFirst = false;
    yield* writeItem(sink, item, place);
  }
}

function* writeItem(sink: Sink, item: Json, { indent, depth }: Place): InSteps<void> {
  const inner = `${indent}  `;
  sink.text += "- ";
  if (isFilled(item)) yield* writeFilled(sink, item, { indent: inner, depth: depth + 1 });
  else sink.text += `${leafText(item, inner)}\n`;
  if (sink.text.length >= partLength) yield;
}

/** `indent` is that of the lines below, where it takes several. */
function leafText(value: Json, indent: string): string {
  if (typeof value !== "string" || !isBlock(value)) return inline(value);
  const body = withoutEnd(value, "\n");
  const ends = value.length - body.length;
  const lines = body.split("\n").map((line) => (line === "" ? "" : `${indent}${line}`));
  if (ends === 0) return `|-\n${lines.join("\n")}`;
  return ends === 1 ? `|\n${lines.join("\n")}` : `|+\n${lines.join("\n")}${"\n".repeat(ends - 1)}`;
}

function inline(value: Json): string {
  if (typeof value === "string") return stringText(value);
  if (Array.isArray(value)) return "[]";
  return typeof value === "object" && value !== null ? "{}" : JSON.stringify(value);
}

/** Several lines of plain characters; the first tells the indentation, so it is not blank and begins with none. */
function isBlock(text: string): boolean {
  return text.includes("\n") && /^[\x21-\x7e\xa1-\u024f][\n\x20-\x7e\xa1-\u024f]*$/.test(text);
}

function stringText(text: string): string {
  if (!isString(text) || !isPrintable(text)) {
    return JSON.stringify(text).replace(/[\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]/g, escaped);
  }
  return isPlain(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Nothing but a string to a reader of YAML 1.1 or 1.2, dates and sexagesimals included. */
function isString(text: string): boolean {
  if (text === "" || text === "<<" || /^[-+]?\d[\d_]*:|^\d{4}-\d/.test(text)) return false;
  return plainScalar(text) === text;
}

function isPrintable(text: string): boolean {
  return /^[\x20-\x7e\xa1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]*$/.test(text);
}

/** No syntax of YAML: marks at the begin, a colon or a number sign beside a blank, blanks at the ends. */
function isPlain(text: string): boolean {
  return !/^[\s#,[\]{}&*!|>'"%@`]|^[-?:](?:\s|$)|^---|^\.\.\.|:\s|:$|\s#|\s$/.test(text);
}
