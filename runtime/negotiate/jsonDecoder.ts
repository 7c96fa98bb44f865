import { type Field, type Structure, structure, type TypeMeta, type ValueType } from "../schema/structure.ts";
import { isObject, type Json, type JsonObject } from "../schema/object.ts";
import { DecodeError, maxDepth, maxQuantities, tooDeep, tooManyQuantities } from "./decodeError.ts";
import { isMarked, keyOf, literalOf, unmarked } from "./jsonMarks.ts";
import { beyondDouble, plain } from "./jsonLiterals.ts";
import { memberOf } from "./oneOf.ts";
import { maxPathCharacters } from "./jsonScan.ts";
import { ownSet } from "./ownSet.ts";
import { decodeLiteral, decodeScalar, mismatch, pathText, representable, zeroOf } from "./jsonScalars.ts";
import type { FieldPart, PathPart } from "./jsonScalars.ts";

export interface DecodeOptions {
  /** Version of the kind, printed before type names in messages: `of type v1.PodSpec`. */
  readonly version: string;
  /** Every object and array of the result is new, so that the caller may change it though the input is shared. */
  readonly copy?: boolean;
  /** The value was put together in memory: errors say what cannot be converted, and unknown fields come sorted. */
  readonly isConverted?: boolean;
  /** Numbers and keys may be marked (`jsonMarks.ts`). */
  readonly isMarked?: boolean;
}

export interface DecodedJson {
  readonly object: JsonObject;
  /** Paths of dropped fields, e.g. `spec.containers[0].bar`; the first 100. */
  readonly unknown: readonly string[];
  /** How many keys the objects in the value had; fewer than in the text when a key was written twice. */
  readonly keys: number;
}

/**
 * Reads parsed JSON as a structure, in one walk: drops unknown fields, nulls and zero values of `nonZero` fields,
 * checks types and ranges, and writes times and quantities canonically. The input is not changed; what needs no change
 * is shared with the result, and a value that is right already costs no allocation. Throws DecodeError, and
 * requestEntityTooLarge for more quantities than a body may have. Where a structure leaves types to its schema, a
 * number is the same however it is written.
 */
export function decodeObject(value: Json, structure: Structure, options: DecodeOptions): DecodedJson {
  const { version, isConverted = false, isMarked = false } = options;
  const isLoose = structure.leavesTypes === true;
  const hasMarks = isMarked && !isLoose;
  const walk: Walk = {
    version,
    copy: hasMarks || options.copy === true,
    isConverted,
    hasMarks,
    path: [],
    unknown: [],
    unknownCharacters: 0,
    keys: 0,
    quantities: 0,
  };
  const object = decoderOf(structure)(isMarked && isLoose ? plain(value) : value, walk) as JsonObject;
  if (isLoose) return { object, unknown: metadataFirst(walk.unknown.sort()), keys: walk.keys };
  return { object, unknown: isConverted ? walk.unknown.sort() : walk.unknown, keys: walk.keys };
}

/** What a kind made at run time has in common with all others is read before its own schema is. */
function metadataFirst(paths: string[]): string[] {
  if (paths.length < 2) return paths;
  const isMetadata = (path: string) => path.startsWith("metadata.");
  return [...paths.filter(isMetadata), ...paths.filter((each) => !isMetadata(each))];
}

interface Walk {
  readonly version: string;
  readonly copy: boolean;
  readonly isConverted: boolean;
  readonly hasMarks: boolean;
  /** Where the walk is, without the scalar it looks at. */
  readonly path: PathPart[];
  readonly unknown: string[];
  unknownCharacters: number;
  keys: number;
  quantities: number;
}

type Decode = (value: Json, walk: Walk) => Json;

/** How one field is read. Strings, booleans and integers are read in the loop, the rest by `decode`. */
interface Plan {
  readonly part: FieldPart;
  readonly op: typeof opString | typeof opBoolean | typeof opInteger | typeof opKept | typeof opOther;
  readonly type: ValueType;
  readonly minimum: number;
  readonly maximum: number;
  readonly keepsZero: boolean;
  readonly nullable: boolean;
  readonly decode: Decode;
}

const opString = 0;
const opBoolean = 1;
const opInteger = 2;
const opKept = 3;
const opOther = 4;

/** @limit Unknown fields that an answer names: the rest is not named. */
const maxUnknown = 100;

const decoders = new WeakMap<Structure, Decode>();

/** Made once a structure, its fields on the first value: structures may refer to each other in a circle. */
function decoderOf(structure: Structure): Decode {
  const known = decoders.get(structure);
  if (known !== undefined) return known;
  let plans: Map<string, Plan> | undefined;
  const decode: Decode = (value, walk) => {
    plans ??= plansOf(structure);
    return decodeStruct(value, { structure, plans }, walk);
  };
  decoders.set(structure, decode);
  return decode;
}

function plansOf(structure: Structure): Map<string, Plan> {
  const plans = new Map(structure.fields.map((each) => [each.name, planOf(each, structure)]));
  const { objectMeta, typeMeta } = structure;
  if (objectMeta === undefined || typeMeta !== undefined) return plans;
  for (const name of ["kind", "apiVersion", "metadata"]) {
    const decode = name === "metadata" ? decodeIfFits(decoderOf(objectMeta)) : decodeAny;
    plans.set(name, loosePlan({ field: name, owner: structure }, { type: "json", decode }));
  }
  return plans;
}

function planOf(field: Field, owner: Structure): Plan {
  const { type } = field;
  const decode = owner.leavesTypes === true ? looseDecode(type) : undefined;
  if (decode !== undefined) return loosePlan({ field: field.name, owner }, { type, decode });
  const [minimum, maximum] = (typeof type === "string" ? ranges[type] : undefined) ?? [0, 0];
  return {
    part: { field: field.name, owner },
    op: type === "string" ? opString : type === "boolean" ? opBoolean : maximum === 0 ? opOther : opInteger,
    type,
    minimum,
    maximum,
    keepsZero: (field.presence ?? "nonZero") !== "nonZero",
    nullable: field.nullable ?? false,
    decode: decodeOf(type, field.oneOf),
  };
}

function loosePlan(part: FieldPart, { type, decode }: Pick<Plan, "type" | "decode">): Plan {
  return { part, op: opKept, type, minimum: 0, maximum: 0, keepsZero: true, nullable: true, decode };
}

/** Reads what is specified, and leaves a value of the wrong type to the validator; undefined for a strict structure. */
function looseDecode(type: ValueType): Decode | undefined {
  if (type === "json") return decodeAny;
  if (typeof type === "string") return decodeUnspecified;
  if ("structure" in type) {
    const structure = type.structure();
    return structure.leavesTypes === true ? decoderOf(structure) : undefined;
  }
  const decode = looseDecode("list" in type ? type.list : type.map) ?? decodeAny;
  if ("list" in type) {
    return (value, walk) =>
      Array.isArray(value) ? decodeList(value, { decode, type: "json" }, walk) : decodeUnspecified(value, walk);
  }
  return (value, walk) =>
    isObject(value)
      ? decodeMap(value, { decode, type: "json", isString: false }, walk)
      : decodeUnspecified(value, walk);
}

/** What lies where the schema has nothing: its objects lose everything. */
const decodeUnspecified: Decode = (value, walk) => {
  if (Array.isArray(value)) {
    if (walk.path.length > maxDepth) throw tooDeep();
    return decodeList(value, { decode: decodeUnspecified, type: "json" }, walk);
  }
  if (!isObject(value)) return finite(value, walk);
  return decodeStruct(value, { structure: unspecified, plans: new Map() }, walk);
};

const unspecified = structure("", () => [], { leavesTypes: true });

/** Keeps what cannot be read as it is. */
function decodeIfFits(decode: Decode): Decode {
  return (value, walk) => {
    const { keys, unknownCharacters } = walk;
    const [depth, unknown] = [walk.path.length, walk.unknown.length];
    try {
      return decode(value, walk);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      walk.keys = keys;
      walk.path.length = depth;
      walk.unknown.length = unknown;
      walk.unknownCharacters = unknownCharacters;
      return decodeAny(value, walk);
    }
  };
}

/** The largest 64-bit integers are read as the double above them; see `representable`. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
  int64: [-(2 ** 63), 2 ** 63],
  uint64: [0, 2 ** 64],
};

/** `oneOf` has the things that each leaf of the type may be, where those are several. */
function decodeOf(type: ValueType, oneOf?: () => Structure): Decode {
  if (type === "json" && oneOf !== undefined) return oneOfDecode(oneOf);
  if (typeof type === "string") {
    if (type === "raw" || type === "json" || type === "fieldsV1") return decodeAny;
    if (type === "quantity") return decodeQuantity;
    return (value, walk) => decodeScalar(value, type, walk);
  }
  if ("structure" in type) {
    let decode: Decode | undefined;
    return (value, walk) => {
      decode ??= decoderOf(type.structure());
      return decode(value, walk);
    };
  }
  if ("list" in type) {
    const decode = decodeOf(type.list, oneOf);
    const isString = type.list === "string";
    return (value, walk) => {
      if (!Array.isArray(value)) throw mismatch(value, type, walk);
      return isString ? decodeStrings(value, walk) : decodeList(value, { decode, type: type.list }, walk);
    };
  }
  const decode = decodeOf(type.map, oneOf);
  const isString = type.map === "string";
  return (value, walk) => {
    if (!isObject(value)) throw mismatch(value, type, walk);
    return decodeMap(value, { decode, type: type.map, isString }, walk);
  };
}

const decodeQuantity: Decode = (value, walk) => {
  if (++walk.quantities > maxQuantities) throw tooManyQuantities();
  return decodeScalar(value, "quantity", walk);
};

/** What such a value does not have is dropped without a word, as the field does. */
function oneOfDecode(structure: () => Structure): Decode {
  const decodes = new Map<Field, Decode>();
  return (value, walk) => {
    const member = memberOf(value, structure());
    if (member === undefined) throw isFlagOrSchema(structure()) ? notEither() : mismatch(value, { structure }, walk);
    let decode = decodes.get(member);
    if (decode === undefined) decodes.set(member, (decode = decodeOf(member.type)));
    const { unknown, unknownCharacters } = walk;
    const { length } = unknown;
    const decoded = decode(value, walk);
    unknown.length = length;
    walk.unknownCharacters = unknownCharacters;
    return decoded;
  };
}

function isFlagOrSchema({ fields }: Structure): boolean {
  return fields.some(({ type }) => type === "boolean");
}

/** The only kind of value that is a flag or an object is a schema. */
function notEither(): DecodeError {
  return new DecodeError("boolean or JSON schema expected");
}

function decodeStruct(
  value: Json,
  shape: { readonly structure: Structure; readonly plans: ReadonlyMap<string, Plan> },
  walk: Walk,
): Json {
  if (!isObject(value)) {
    if (shape.structure.leavesTypes !== true) throw mismatch(value, { structure: () => shape.structure }, walk);
    return shape.structure.preserveUnknown ? decodeAny(value, walk) : decodeUnspecified(value, walk);
  }
  if (walk.path.length > maxDepth) throw tooDeep();
  let out: JsonObject | undefined = walk.copy ? {} : undefined;
  for (const written in value) {
    walk.keys++;
    const key = walk.hasMarks ? keyOf(written) : written;
    const child = value[written] as Json;
    const plan = shape.plans.get(key);
    const result =
      plan === undefined ? decodeUnlisted(key, child, shape.structure, walk) : decodeField(plan, child, walk);
    if (out === undefined) {
      if (result === child) continue;
      out = copyBefore(value, key);
    }
    if (result !== undefined) ownSet(out, key, result);
  }
  const { typeMeta } = shape.structure;
  return typeMeta === undefined || walk.path.length === 0 ? (out ?? value) : withHead(out ?? value, typeMeta);
}

/** A kind inside another object says what it is, whether or not the client did. */
function withHead(object: JsonObject, typeMeta: TypeMeta): JsonObject {
  const kind = object.kind || typeMeta.kind;
  const apiVersion = object.apiVersion || typeMeta.apiVersion;
  if (kind === object.kind && apiVersion === object.apiVersion) return object;
  return Object.assign({ kind, apiVersion }, object, { kind, apiVersion });
}

/** The field's value, or undefined when it is not kept. */
function decodeField(plan: Plan, child: Json, walk: Walk): Json | undefined {
  if (child === null) return plan.nullable ? null : undefined;
  if (walk.hasMarks && plan.op === opInteger && literalOf(child) !== undefined) {
    return decodeLiteral(child, plan.type, walk, plan.part);
  }
  switch (plan.op) {
    case opString:
      if (typeof child !== "string" || (walk.hasMarks && isMarked(child))) {
        throw mismatch(child, plan.type, walk, plan.part);
      }
      return child === "" && !plan.keepsZero ? undefined : child;
    case opBoolean:
      if (typeof child !== "boolean") throw mismatch(child, plan.type, walk, plan.part);
      return child || plan.keepsZero ? child : undefined;
    case opInteger:
      if (!Number.isInteger(child) || (child as number) < plan.minimum || (child as number) > plan.maximum) {
        throw mismatch(child, plan.type, walk, plan.part);
      }
      if (child === 0 && !plan.keepsZero) return undefined;
      return child === plan.maximum ? representable(child, plan.type) : child;
    case opKept:
      return typeof child === "object" ? decodeBelow(plan, child, walk) : finite(child, walk);
    case opOther: {
      const result = decodeBelow(plan, child, walk);
      return plan.keepsZero || !isZero(result) ? result : undefined;
    }
  }
}

function decodeBelow({ part, decode }: Plan, child: Json, walk: Walk): Json {
  walk.path.push(part);
  const result = decode(child, walk);
  walk.path.pop();
  return result;
}

/** kind and apiVersion are no fields of a structure; they are the head of every body and every embedded kind. */
function decodeUnlisted(key: string, child: Json, structure: Structure, walk: Walk): Json | undefined {
  const isHead = key === "kind" || key === "apiVersion";
  if (isHead && (walk.path.length === 0 || structure.typeMeta !== undefined)) {
    if (typeof child === "string" && !isMarked(child)) return child;
    if (child === null) return undefined;
    throw mismatch(child, "string", walk, { field: key, owner: structure });
  }
  const kept = decodeAny(child, walk, walk.path.length + 1);
  if (structure.preserveUnknown) return kept;
  noteUnknown(walk, key);
  return undefined;
}

/** A key of a map may be as long as the body, and is part of the path of all that is in it. */
function noteUnknown(walk: Walk, key: string): void {
  if (walk.unknown.length >= maxUnknown || walk.unknownCharacters >= maxPathCharacters) return;
  const path = pathText(walk.path, key);
  walk.unknown.push(path);
  walk.unknownCharacters += path.length;
}

function decodeStrings(value: readonly Json[], walk: Walk): Json {
  let out: Json[] | undefined = walk.copy ? value.slice() : undefined;
  for (let index = 0; index < value.length; index++) {
    const child = value[index];
    if (typeof child === "string" && !(walk.hasMarks && isMarked(child))) continue;
    if (child !== null) throw mismatch(child as Json, "string", walk);
    out ??= value.slice();
    out[index] = "";
  }
  return out ?? (value as Json[]);
}

function decodeList(value: readonly Json[], items: { decode: Decode; type: ValueType }, walk: Walk): Json {
  let out: Json[] | undefined = walk.copy ? value.slice() : undefined;
  const top = walk.path.push(0) - 1;
  for (let index = 0; index < value.length; index++) {
    const child = value[index] as Json;
    walk.path[top] = index;
    const result = child === null ? zeroOf(items.type) : items.decode(child, walk);
    if (result === child) continue;
    out ??= value.slice();
    out[index] = result;
  }
  walk.path.pop();
  return out ?? (value as Json[]);
}

function decodeMap(
  value: JsonObject,
  values: { readonly decode: Decode; readonly type: ValueType; readonly isString: boolean },
  walk: Walk,
): Json {
  let out: JsonObject | undefined = walk.copy ? {} : undefined;
  for (const key in value) {
    walk.keys++;
    const child = value[key] as Json;
    let result: Json = child;
    if (child === null) result = zeroOf(values.type);
    else if (!values.isString) {
      walk.path.push({ key: walk.hasMarks ? keyOf(key) : key });
      result = values.decode(child, walk);
      walk.path.pop();
    } else if (typeof child !== "string" || (walk.hasMarks && isMarked(child))) throw mismatch(child, "string", walk);
    if (out === undefined) {
      if (result === child) continue;
      out = copyBefore(value, key);
    }
    ownSet(out, key, result);
  }
  return out ?? value;
}

/** Any JSON: only its depth is checked and its keys are counted. */
function decodeAny(value: Json, walk: Walk, depth = walk.path.length): Json {
  return typeof value === "object" && value !== null ? anyAt(value, walk, depth) : finite(value, walk);
}

/** JSON.parse makes infinity of numbers that no double holds, and what is stored of that is null. */
function finite(written: Json, { hasMarks }: Walk): Json {
  const value = hasMarks ? unmarked(written) : written;
  if (value !== Infinity && value !== -Infinity) return value;
  throw beyondDouble(literalOf(written) ?? String(value));
}

function anyAt(value: JsonObject | Json[], walk: Walk, depth: number): Json {
  if (depth > maxDepth) throw tooDeep();
  if (Array.isArray(value)) {
    const items = walk.copy ? value.slice() : value;
    for (let index = 0; index < value.length; index++) {
      const child = value[index] as Json;
      const result = typeof child === "object" && child !== null ? anyAt(child, walk, depth + 1) : finite(child, walk);
      if (walk.copy) items[index] = result;
    }
    return items;
  }
  const object: JsonObject = walk.copy ? {} : value;
  for (const key in value) {
    walk.keys++;
    const child = value[key] as Json;
    const result = typeof child === "object" && child !== null ? anyAt(child, walk, depth + 1) : finite(child, walk);
    if (walk.copy) ownSet(object, key, result);
  }
  return object;
}

function isZero(value: Json): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return value === 0 || value === "" || value === "0s";
  if (Array.isArray(value)) return value.length === 0;
  for (const _ in value) return false;
  return true;
}

/** The members of an object that come before a key. */
function copyBefore(value: JsonObject, stop: string): JsonObject {
  const out: JsonObject = {};
  for (const key in value) {
    if (key === stop) break;
    ownSet(out, key, value[key] as Json);
  }
  return out;
}
