import type { Alias, Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import type { Json, JsonObject } from "../schema/index.ts";
import { DecodeError, maxDepth, tooDeep } from "./decodeError.ts";
import { depthOf } from "./depth.ts";
import { countKeys, keysIn, scanJson } from "./jsonScan.ts";
import { ownSet } from "./ownSet.ts";
import { plainScalar, taggedScalar } from "./yamlScalars.ts";

export interface ParsedYaml {
  readonly value: Json;
  /** Paths of keys that their mapping has already, e.g. `spec.containers[0].name`. */
  readonly duplicates: readonly string[];
}

const loadYaml = once(() => importing(() => import("yaml")));

/**
 * Reads one YAML document as JSON, deciding scalars as the field's reader does: `0644` is 420, `yes` is true, dates are
 * strings. The last of duplicate keys wins. Throws DecodeError for bad syntax, several documents, values that JSON does
 * not have, too much nesting, and aliases that blow up.
 */
export async function parseYaml(text: string): Promise<ParsedYaml> {
  const json = parseAsJson(text);
  if (json !== undefined) return json;
  if (text.length > maxYamlLength) throw problem(`document is longer than ${maxYamlLength} characters, send JSON`);
  const yaml = await loadYaml();
  const parsed = yaml.parseAllDocuments(text, {
    schema: "failsafe",
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
    version: "1.2",
  });
  const documents = Array.isArray(parsed) ? parsed : [];
  for (const { errors } of documents) {
    const [first] = errors;
    if (first !== undefined) throw problem(`${lineOf(text, first.pos[0])}${first.message}`);
  }
  const filled = documents.filter((each) => each.contents !== null && !isNothing(each.contents));
  if (filled.length > 1) throw problem("one document expected, the body has several");
  const walk: Walk = { yaml, anchors: new Map(), open: new Set(), duplicates: [], path: [], spent: 0 };
  const contents = filled[0]?.contents;
  return { value: contents == null ? null : valueAt(contents as Node, walk), duplicates: walk.duplicates };
}

/** JSON is YAML too, and a hundred times faster to read; most of what is sent as YAML is JSON. */
function parseAsJson(text: string): ParsedYaml | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    // Flow style, comments or an error: the YAML parser tells.
    return undefined;
  }
  depthOf(value);
  const isWhole = countKeys(Buffer.from(text)) === keysIn(value);
  return { value, duplicates: isWhole ? [] : scanJson(text).duplicates };
}

/** The parser takes about two seconds for a text of this length with as many values as fit. */
const maxYamlLength = 1024 * 1024;

const maxDuplicates = 100;

/** Values that aliases may add to a document, over all. */
const maxAliased = 100_000;

interface Walk {
  readonly yaml: typeof import("yaml");
  readonly anchors: Map<string, Node>;
  /** Anchored nodes that the walk is inside of: an alias to one of them would have no end. */
  readonly open: Set<Node>;
  readonly duplicates: string[];
  readonly path: (string | number)[];
  /** Values made inside aliases. */
  spent: number;
  aliased?: boolean;
}

function problem(message: string): DecodeError {
  return new DecodeError(`error converting YAML to JSON: yaml: ${message}`);
}

function lineOf(text: string, offset: number): string {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return `line ${line}: `;
}

function isNothing(node: unknown): boolean {
  const scalar = node as Partial<Scalar>;
  return scalar.value === "" && scalar.type === "PLAIN" && scalar.tag === undefined && scalar.anchor === undefined;
}

function valueAt(node: Node | null, walk: Walk): Json {
  if (node === null) return null;
  if (walk.path.length > maxDepth) throw tooDeep();
  if (walk.aliased === true && ++walk.spent > maxAliased) throw problem("document contains excessive aliasing");
  const { yaml } = walk;
  if (yaml.isAlias(node)) return aliasValue(node, walk);
  const { anchor } = node as Scalar;
  if (anchor !== undefined) walk.anchors.set(anchor, node);
  if (yaml.isScalar(node)) return scalarValue(node);
  walk.open.add(node);
  const value = yaml.isMap(node) ? mapValue(node, walk) : seqValue(node as YAMLSeq, walk);
  walk.open.delete(node);
  return value;
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
  throw new DecodeError(`error converting YAML to JSON: json: unsupported value: ${shown}`);
}

function seqValue(node: YAMLSeq, walk: Walk): Json {
  const list: Json[] = [];
  const top = walk.path.push(0) - 1;
  for (const [index, item] of node.items.entries()) {
    walk.path[top] = index;
    list.push(valueAt(item as Node | null, walk));
  }
  walk.path.pop();
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
    walk.path.push(key);
    if (Object.hasOwn(object, key) && walk.duplicates.length < maxDuplicates) walk.duplicates.push(pathText(walk.path));
    ownSet(object, key, valueAt(pair.value, walk));
    walk.path.pop();
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
  if (value === null) throw new DecodeError("error converting YAML to JSON: unsupported map key of type: null");
  if (typeof value === "object") throw problem(`invalid map key: ${JSON.stringify(value)}`);
  return String(value);
}

function pathText(path: readonly (string | number)[]): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else text += text === "" ? part : `.${part}`;
  }
  return text;
}
