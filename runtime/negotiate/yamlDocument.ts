import { plainScalar } from "../schema/text/plainScalar.ts";
import { quoted } from "../schema/quoted.ts";
import type { Alias, CST, Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { requestEntityTooLarge } from "../../generated/errors.ts";
import type { Json, JsonObject } from "../schema/index.ts";
import { DecodeError, maxDepth, maxValues, tooDeep, tooManyValues } from "./decodeError.ts";
import { ownSet } from "./ownSet.ts";
import { syntaxText } from "./yamlSyntax.ts";
import { taggedScalar } from "./taggedScalar.ts";

export interface ParsedYaml {
  readonly value: Json;
  /** What is wrong with keys that their mapping has already: `line 7: key "a" already set in map`; the first 100. */
  readonly duplicates: readonly string[];
  /** Another document follows, which was not read. */
  readonly isFollowed: boolean;
}

export type YamlLibrary = typeof import("yaml");

/**
 * Reads the first YAML document that is not empty as JSON; what follows it does not matter. Undefined when it nests
 * deeper than `nesting`, which is known before the library recurses into it. Throws DecodeError, and
 * requestEntityTooLarge for more than a body may have.
 */
export function readYamlDocument(
  text: string,
  { yaml, nesting }: { readonly yaml: YamlLibrary; readonly nesting: number },
): ParsedYaml | undefined {
  const documents = documentsOf(text, yaml, nesting);
  if (documents === undefined) return undefined;
  const filled = documents.filter((each) => each.errors.length > 0 || !isEmpty(each));
  const [first] = filled[0]?.errors ?? [];
  if (first !== undefined) throw problem(syntaxText(first, { text, line: lineOf(text, first.pos[0]) }));
  const walk: Walk = { yaml, text, anchors: new Map(), open: new Set(), duplicates: [], depth: 0, spent: 0, values: 0 };
  const contents = filled[0]?.contents;
  const value = contents == null ? null : valueAt(contents as Node, walk);
  return { value, duplicates: walk.duplicates, isFollowed: filled.length > 1 };
}

function isEmpty({ contents }: Document): boolean {
  return contents === null || isNothing(contents);
}

/**
 * Tokens of the text, spaces and line ends included: what the parser takes time and memory for.
 * @limit Tokens of a YAML body: 413.
 */
const maxTokens = 10 * maxValues;
/**
 * Of them all, the first is shown.
 * @limit Errors of a YAML body that are collected: parsing ends.
 */
const maxErrors = 100;

/** The parser of tokens keeps a stack of its own; what makes documents of them recurses. */
function documentsOf(text: string, yaml: YamlLibrary, nesting: number): Document[] | undefined {
  const parser = new yaml.Parser();
  const found: CST.Token[] = [];
  let tokens = 0;
  let errors = 0;
  for (const lexeme of new yaml.Lexer().lex(text)) {
    if (++tokens > maxTokens) throw requestEntityTooLarge(`limit is ${maxTokens} tokens of YAML, send JSON`);
    for (const each of parser.next(lexeme)) {
      found.push(each);
      if (each.type === "error") errors++;
    }
    if (errors >= maxErrors) break;
    if (parser.stack.length > nesting) return undefined;
  }
  for (const each of parser.end()) found.push(each);
  const composer = new yaml.Composer({
    schema: "failsafe",
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
    version: "1.2",
  });
  return Array.from(composer.compose(found));
}

/** @limit Duplicate keys of a YAML body that an answer names: the rest is not named. */
const maxDuplicates = 100;

interface Walk {
  readonly yaml: typeof import("yaml");
  readonly anchors: Map<string, Node>;
  /** Anchored nodes that the walk is inside of: an alias to one of them would have no end. */
  readonly open: Set<Node>;
  readonly duplicates: string[];
  readonly text: string;
  /** Of the mappings and lists that the walk is inside of. */
  depth: number;
  /** Values made inside aliases. */
  spent: number;
  /** Keys and values, over all. */
  values: number;
  aliased?: boolean;
}

function problem(message: string): DecodeError {
  return new DecodeError(`yaml: ${message}`);
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

function isNothing(node: unknown): boolean {
  const scalar = node as Partial<Scalar>;
  return scalar.value === "" && scalar.type === "PLAIN" && scalar.tag === undefined && scalar.anchor === undefined;
}

function valueAt(node: Node | null, walk: Walk): Json {
  if (node === null) return null;
  if (walk.depth > maxDepth) throw tooDeep();
  count(walk);
  const { yaml } = walk;
  if (yaml.isAlias(node)) return aliasValue(node, walk);
  const { anchor } = node as Scalar;
  if (anchor !== undefined) walk.anchors.set(anchor, node);
  if (yaml.isScalar(node)) return withoutAddedLine(scalarValue(node), node, walk);
  walk.open.add(node);
  const value = yaml.isMap(node) ? mapValue(node, walk) : seqValue(node as YAMLSeq, walk);
  walk.open.delete(node);
  return value;
}

/** A block that the text ends with has no line end of its own when the text has none. */
function withoutAddedLine(value: Json, { type, range }: Scalar, { text }: Walk): Json {
  const isLast = type?.startsWith("BLOCK_") === true && (range?.[1] ?? 0) >= text.length;
  if (!isLast || typeof value !== "string" || !value.endsWith("\n")) return value;
  return text.slice(text.lastIndexOf("\n") + 1).trim() === "" ? value : value.slice(0, -1);
}

/** Too much is the fault of the aliases where they made most of it. */
function count(walk: Walk): void {
  if (walk.aliased === true) walk.spent++;
  if (++walk.values <= maxValues) return;
  throw walk.spent > maxValues / 2 ? problem("document contains excessive aliasing") : tooManyValues();
}

function aliasValue(node: Alias, walk: Walk): Json {
  const target = anchored(node, walk);
  const outer = walk.aliased ?? false;
  walk.aliased = true;
  const value = valueAt(target, walk);
  walk.aliased = outer;
  return value;
}

function anchored(node: Alias, walk: Walk): Node {
  const target = walk.anchors.get(node.source);
  if (target === undefined) throw problem(`unknown anchor '${node.source}' referenced`);
  if (walk.open.has(target)) throw problem(`anchor '${node.source}' value contains itself`);
  return target;
}

function scalarValue(node: Scalar): Json {
  const text = node.source ?? String(node.value ?? "");
  const isPlain = node.type === "PLAIN" || node.type === undefined;
  const { tag } = node;
  const value = tag === undefined && isPlain ? plainScalar(text) : taggedScalar(text, tag ?? "!!str");
  if (typeof value !== "number" || Number.isFinite(value)) return value;
  const shown = Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
  throw new DecodeError(`json: unsupported value: ${shown}`);
}

function seqValue(node: YAMLSeq, walk: Walk): Json {
  const list: Json[] = [];
  walk.depth += 1;
  for (const item of node.items) list.push(valueAt(item as Node | null, walk));
  walk.depth -= 1;
  return list;
}

function mapValue(node: YAMLMap, walk: Walk): Json {
  const object: JsonObject = {};
  const merged: Node[] = [];
  for (const pair of node.items as Pair<Node, Node | null>[]) {
    if (isMergeKey(pair.key, walk)) {
      if (pair.value !== null) merged.push(pair.value);
      continue;
    }
    const key = keyText(pair.key, walk);
    if (Object.hasOwn(object, key) && walk.duplicates.length < maxDuplicates) {
      const line = lineOf(walk.text, pair.key.range?.[0] ?? 0);
      walk.duplicates.push(`line ${line}: key ${quoted(key)} already set in map`);
    }
    walk.depth += 1;
    ownSet(object, key, valueAt(pair.value, walk));
    walk.depth -= 1;
  }
  for (const source of merged) mergeInto(object, source, walk);
  return object;
}

/** `<<` without quotes. */
function isMergeKey(key: Node, walk: Walk): boolean {
  if (!walk.yaml.isScalar(key) || key.value !== "<<") return false;
  return key.tag === "tag:yaml.org,2002:merge" || (key.tag === undefined && key.type === "PLAIN");
}

/** The mapping's own keys win, then those of earlier sources. */
function mergeInto(object: JsonObject, source: Node, walk: Walk): void {
  const { yaml } = walk;
  const target = yaml.isAlias(source) ? anchored(source, walk) : source;
  if (yaml.isSeq(target) && target === source) {
    for (const item of target.items) mergeInto(object, item as Node, walk);
    return;
  }
  if (!yaml.isMap(target)) throw problem("map merge requires map or sequence of maps as the value");
  const outerDuplicates = walk.duplicates.length;
  const value = valueAt(source, walk) as JsonObject;
  walk.duplicates.length = outerDuplicates;
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(object, key)) ownSet(object, key, value[key] as Json);
  }
}

/** Numbers and booleans may be keys; they become their text. */
function keyText(key: Node, walk: Walk): string {
  const value = valueAt(key, walk);
  if (value === null) throw new DecodeError("unsupported map key of type: null");
  if (typeof value === "object") throw problem(`invalid map key: ${JSON.stringify(value)}`);
  return String(value);
}
