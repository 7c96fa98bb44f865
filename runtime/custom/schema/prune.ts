import { DecodeError, maxDepth, maxWrittenDepth, tooDeep } from "../../negotiate/decodeError.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import type { Json, JsonObject } from "../../schema/object.ts";
import type { Structure } from "../../schema/structure.ts";
import type { Schema } from "./jsonSchema.ts";

export interface Pruned {
  readonly value: Json;
  /** Paths of what was dropped, e.g. `spec.list[0].foo`; the first 100. */
  readonly unknown: readonly string[];
  /** How many keys the objects of the value had before. */
  readonly keys: number;
}

export interface PruneOptions {
  readonly copy?: boolean;
  /** What is stored nests deeper than a body may: who manages which field lies below the metadata. */
  readonly isStored?: boolean;
}

/** Throws DecodeError for a value that nests deeper than a body may. */
export type Prune = (value: Json, options?: PruneOptions) => Pruned;

/**
 * Makes the function that drops what a schema does not name. The input is not changed; what needs no change is shared
 * with the result unless `copy`. The object's own apiVersion, kind and metadata stay as they are; metadata of embedded
 * resources loses what `objectMeta` does not name. Values of the wrong type stay: those are the validator's.
 */
export function pruner(schema: Schema, objectMeta?: Structure): Prune {
  const prune = pruneOf(schema, objectMeta === undefined ? keep : metadataPruner(objectMeta));
  return (value, options = {}) => {
    const limit = options.isStored === true ? maxWrittenDepth : maxDepth;
    const walk: Walk = { copy: options.copy ?? false, limit, path: [], unknown: [], keys: 0 };
    const result = prune(value, walk);
    return { value: result, unknown: walk.unknown, keys: walk.keys };
  };
}

/** @limit Unknown fields of a custom object that an answer names: the rest is not named. */
const maxUnknown = 100;

interface Walk {
  readonly copy: boolean;
  /** How deep the value may nest. */
  readonly limit: number;
  readonly path: (string | number)[];
  readonly unknown: string[];
  keys: number;
}

type PruneValue = (value: Json, walk: Walk) => Json;

/** `ofEmbedded` prunes the metadata of embedded resources. */
function pruneOf(schema: Schema, ofEmbedded: PruneValue): PruneValue {
  const isStructured =
    schema.properties.size > 0 ||
    schema.items !== undefined ||
    schema.additionalProperties !== undefined ||
    schema.embedded;
  if (schema.preserveUnknown && !isStructured) return keep;
  const members = new Map([...schema.properties].map(([name, each]) => [name, pruneOf(each, ofEmbedded)]));
  if (schema.embedded) members.set("apiVersion", keep).set("kind", keep).set("metadata", ofEmbedded);
  const { additionalProperties } = schema;
  const rest = typeof additionalProperties === "object" ? pruneOf(additionalProperties, ofEmbedded) : undefined;
  const others = rest ?? (additionalProperties === true || schema.preserveUnknown ? keep : undefined);
  const unnamed = schema.preserveUnknown ? keep : pruneUnnamed;
  const items = schema.items === undefined ? unnamed : pruneOf(schema.items, ofEmbedded);
  return (value, walk) => {
    if (typeof value !== "object" || value === null) return value;
    if (walk.path.length > walk.limit) throw tooDeep();
    return Array.isArray(value) ? pruneList(value, items, walk) : pruneObject(value, { members, others }, walk);
  };
}

function metadataPruner(objectMeta: Structure): PruneValue {
  return (value, walk) => {
    // The metadata of the object itself is read beside the schema.
    if (walk.path.length === 1) return keep(value, walk);
    try {
      const { object, unknown, keys } = decodeObject(value, objectMeta, { version: "v1", copy: walk.copy });
      walk.keys += keys;
      const place = pathText(walk.path);
      walk.unknown.push(...unknown.slice(0, maxUnknown - walk.unknown.length).map((each) => `${place}.${each}`));
      return object;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return keep(value, walk);
    }
  };
}

/** What lies below no schema at all: its objects lose everything. */
const pruneUnnamed: PruneValue = (value, walk) => {
  if (typeof value !== "object" || value === null) return value;
  if (walk.path.length > walk.limit) throw tooDeep();
  return Array.isArray(value) ? pruneList(value, pruneUnnamed, walk) : pruneObject(value, unnamed, walk);
};

const unnamed: Members = { members: new Map(), others: undefined };

const keep: PruneValue = (value, walk) => {
  if (typeof value !== "object" || value === null) return value;
  if (!walk.copy) {
    walk.keys += countKeys(value, walk);
    return value;
  }
  walk.keys += countKeys(value, walk);
  return structuredClone(value);
};

interface Members {
  readonly members: ReadonlyMap<string, PruneValue>;
  /** For members that are not named; absent: they are dropped. */
  readonly others: PruneValue | undefined;
}

function pruneObject(value: JsonObject, { members, others }: Members, walk: Walk): JsonObject {
  let out: JsonObject | undefined = walk.copy ? {} : undefined;
  const top = walk.path.push("") - 1;
  for (const key in value) {
    walk.keys += 1;
    const child = value[key] as Json;
    const prune = members.get(key) ?? others;
    walk.path[top] = key;
    let result: Json | undefined;
    if (prune !== undefined) result = prune(child, walk);
    else {
      walk.keys += countKeys(child, walk);
      if (walk.unknown.length < maxUnknown) walk.unknown.push(pathText(walk.path));
    }
    if (out === undefined) {
      if (result === child) continue;
      out = copyBefore(value, key);
    }
    if (result !== undefined) setOwn(out, key, result);
  }
  walk.path.pop();
  return out ?? value;
}

function pruneList(value: Json[], prune: PruneValue, walk: Walk): Json[] {
  let out: Json[] | undefined = walk.copy ? [] : undefined;
  const top = walk.path.push(0) - 1;
  for (let index = 0; index < value.length; index += 1) {
    const child = value[index] as Json;
    walk.path[top] = index;
    const result = prune(child, walk);
    if (out === undefined) {
      if (result === child) continue;
      out = value.slice(0, index);
    }
    out[index] = result;
  }
  walk.path.pop();
  return out ?? value;
}

function countKeys(value: Json, walk: Walk, depth = walk.path.length): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth > walk.limit) throw tooDeep();
  let count = 0;
  if (Array.isArray(value)) for (const each of value) count += countKeys(each, walk, depth + 1);
  else for (const key in value) count += 1 + countKeys(value[key] as Json, walk, depth + 1);
  return count;
}

/** `spec.list[0].name`. */
export function pathText(path: readonly (string | number)[]): string {
  let text = "";
  for (const each of path) text += typeof each === "number" ? `[${each}]` : text === "" ? each : `.${each}`;
  return text;
}

function copyBefore(value: JsonObject, stop: string): JsonObject {
  const out: JsonObject = {};
  for (const key in value) {
    if (key === stop) break;
    setOwn(out, key, value[key] as Json);
  }
  return out;
}

/** Plain assignment would change the prototype for the key `__proto__`. */
export function setOwn(object: JsonObject, key: string, value: Json): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else object[key] = value;
}
