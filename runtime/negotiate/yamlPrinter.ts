import type { Json, JsonObject } from "../schema/index.ts";
import { maxWrittenDepth, tooDeep } from "./decodeError.ts";
import { plainScalar } from "./yamlScalars.ts";

/**
 * Writes JSON as block YAML with sorted keys and lists at the indentation of their key. A string is plain where every
 * reader takes it for one, a block where it has lines, in double quotes where it reads as something else or has what
 * cannot be printed, else in single ones. A printer of its own, as the library's
 * takes a hundred times longer, and lists are thousands of objects.
 */
export function printYaml(value: Json): string {
  if (!isFilled(value)) return `${inline(value)}\n`;
  return Array.isArray(value) ? listText(value, "", 0) : mapText(value, "", 0);
}

type Filled = JsonObject | Json[];

function isFilled(value: Json): value is Filled {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

function mapText(map: JsonObject, indent: string, depth: number): string {
  if (depth > maxWrittenDepth) throw tooDeep();
  let text = "";
  for (const key of Object.keys(map).sort()) text += `${indent}${memberText(key, map[key] as Json, { indent, depth })}`;
  return text;
}

/** A key and its value, without the indentation of its first line. */
function memberText(key: string, value: Json, place: { readonly indent: string; readonly depth: number }): string {
  const { indent, depth } = place;
  const name = stringText(key);
  const head = name.length > maxSimpleKey ? `? ${name}\n${indent}:` : `${name}:`;
  if (!isFilled(value)) return `${head} ${leafText(value, `${indent}  `)}\n`;
  if (Array.isArray(value)) return `${head}\n${listText(value, indent, depth + 1)}`;
  return `${head}\n${mapText(value, `${indent}  `, depth + 1)}`;
}

/** A longer key is written with a question mark before it. */
const maxSimpleKey = 1000;

function listText(list: readonly Json[], indent: string, depth: number): string {
  if (depth > maxWrittenDepth) throw tooDeep();
  const inner = `${indent}  `;
  let text = "";
  for (const item of list) {
    if (!isFilled(item)) text += `${indent}- ${leafText(item, inner)}\n`;
    else if (Array.isArray(item)) text += `${indent}- ${listText(item, inner, depth + 1).slice(inner.length)}`;
    else text += `${indent}- ${mapText(item, inner, depth + 1).slice(inner.length)}`;
  }
  return text;
}

/** `indent` is that of the lines below, where it takes several. */
function leafText(value: Json, indent: string): string {
  if (typeof value !== "string" || !isBlock(value)) return inline(value);
  const body = value.replace(/\n+$/, "");
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
