import type { Field, Json, JsonObject, Structure, ValueType } from "../schema/index.ts";
import { DecodeError, maxDepth, tooDeep } from "./decodeError.ts";
import { zeroOf } from "./jsonScalars.ts";
import { valueFrom } from "./oneOf.ts";
import { ownSet } from "./ownSet.ts";
import { ProtobufReader, wireBytes, wireFixed64, wireGroupEnd, wireVarint } from "./protobufReader.ts";
import { readScalar } from "./protobufScalars.ts";
import { addTo } from "../schema/groups.ts";

/**
 * Reads a message by the field table of its structure; fields that the table does not have are passed over. Zero values
 * of `nonZero` fields, which typed clients always write, are dropped. `head` is filled and returned when given.
 * Integers beyond 2^53 become the nearest double. Throws DecodeError.
 */
export function decodeMessage(bytes: Uint8Array, structure: Structure, head: JsonObject = {}): JsonObject {
  const reader = new ProtobufReader(bytes);
  readMessage(reader, planOf(structure), { into: head, depth: 0 });
  return head;
}

/** The fields of a message by number; a message that is embedded in it has slots of its own. */
interface Plan {
  readonly name: string;
  readonly slots: readonly (Slot | undefined)[];
  /** What an object begins as where the message is a kind inside another one. */
  readonly head: JsonObject | undefined;
}

type Read = (reader: ProtobufReader, depth: number) => Json;

interface Slot {
  readonly name: string;
  readonly mode: typeof modeSingle | typeof modeMessage | typeof modeList | typeof modeMap | typeof modeEmbedded;
  readonly wireType: number;
  /** Keys and values that it adds to the object, beside what is in it. */
  readonly values: number;
  readonly keepsZero: boolean;
  readonly isString: boolean;
  readonly read: Read;
  /** Of modeMessage and modeEmbedded: asked for when first needed, as structures go in circles. */
  readonly plan: () => Plan;
  /** Of the value of a map entry: what it is when it is not written. */
  readonly zero: () => Json;
}

const modeSingle = 0;
const modeMessage = 1;
const modeList = 2;
const modeMap = 3;
const modeEmbedded = 4;

/** Highest field number with a slot in an array; the emitted kinds stay far below. */
const maxNumber = 4096;

const plans = new WeakMap<Structure, Plan>();

function planOf(structure: Structure): Plan {
  let plan = plans.get(structure);
  if (plan === undefined) {
    const fields = structure.fields.filter((each) => each.number !== 0);
    plan = { ...makePlan(structure.name, fields, 0), head: structure.typeMeta && { ...structure.typeMeta } };
    plans.set(structure, plan);
  }
  return plan;
}

/** `level` steps of the fields' inline paths are walked already. */
function makePlan(name: string, fields: readonly Field[], level: number): Plan {
  const slots: (Slot | undefined)[] = [];
  const put = (number: number, slot: Slot): void => {
    if (number > maxNumber) throw new RangeError(`${name}: field number ${number} is above ${maxNumber}`);
    while (slots.length <= number) slots.push(undefined);
    slots[number] = slot;
  };
  const embedded = new Map<number, Field[]>();
  for (const field of fields) {
    const next = field.inlinePath?.[level];
    if (next === undefined) put(field.number, slotOf(field));
    else addTo(embedded, next, field);
  }
  for (const [number, inner] of embedded) {
    const plan = makePlan(name, inner, level + 1);
    put(number, { ...slotBase, name: "", mode: modeEmbedded, values: 1, wireType: wireBytes, plan: () => plan });
  }
  return { name, slots, head: undefined };
}

const slotBase = {
  values: 2,
  keepsZero: true,
  isString: false,
  read: () => null,
  plan: (): Plan => ({ name: "", slots: [], head: undefined }),
  zero: (): Json => null,
};

function slotOf(field: Field): Slot {
  const { name, type, oneOf } = field;
  const keepsZero = (field.presence ?? "nonZero") !== "nonZero";
  const base = { ...slotBase, name, keepsZero };
  if (typeof type === "string") {
    const read = readOf(type, oneOf);
    return { ...base, mode: modeSingle, wireType: wireTypeOf(type), isString: type === "string", read };
  }
  if ("structure" in type) return { ...base, mode: modeMessage, wireType: wireBytes, plan: planThunk(type.structure) };
  if ("list" in type)
    return { ...base, mode: modeList, values: 1, wireType: wireTypeOf(type.list), read: readOf(type.list, oneOf) };
  const isString = type.map === "string";
  return { ...base, mode: modeMap, values: 0, wireType: wireBytes, isString, plan: mapPlan(type.map, oneOf) };
}

function planThunk(structure: () => Structure): () => Plan {
  let plan: Plan | undefined;
  return () => (plan ??= planOf(structure()));
}

/** A map is a list of messages {key, value}. */
function mapPlan(values: ValueType, oneOf: (() => Structure) | undefined): () => Plan {
  const isElement = typeof values === "string" || "structure" in values;
  const value: Slot = isElement
    ? slotOf({ name: "value", number: 2, type: values, presence: "always", ...(oneOf && { oneOf }) })
    : { ...slotBase, name: "value", mode: modeSingle, wireType: wireBytes, read: readOf(values) };
  const key = slotOf({ name: "key", number: 1, type: "string", presence: "always" });
  const slots = [undefined, { ...key, values: 1 }, { ...value, values: 1, zero: () => zeroOf(values) }];
  const plan: Plan = { name: "entry", slots, head: undefined };
  return () => plan;
}

function wireTypeOf(type: ValueType): number {
  switch (type) {
    case "boolean":
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
      return wireVarint;
    case "double":
      return wireFixed64;
    default:
      return wireBytes;
  }
}

/** `oneOf` is what the leaves of the type are carried by, where each may be one of several things. */
function readOf(type: ValueType, oneOf?: () => Structure): Read {
  if (type === "json" && oneOf !== undefined) {
    const read = readOf({ structure: oneOf });
    return (reader, depth) => valueFrom(read(reader, depth) as JsonObject, oneOf());
  }
  if (typeof type === "string") return (reader) => readScalar(reader, type) ?? null;
  if (!("structure" in type)) return readWrapped(type);
  const plan = planThunk(type.structure);
  return (reader, depth) => {
    const outer = reader.enter();
    const { head } = plan();
    const object: JsonObject = head === undefined ? {} : { ...head };
    readMessage(reader, plan(), { into: object, depth: depth + 1 });
    reader.end = outer;
    return object;
  };
}

/** A list or map that is itself an element is a message with it in field 1. */
function readWrapped(type: Exclude<ValueType, string>): Read {
  const items = slotOf({ name: "items", number: 1, type, presence: "always" });
  const plan: Plan = { name: "items", slots: [undefined, items], head: undefined };
  return (reader, depth) => {
    const outer = reader.enter();
    const object: JsonObject = {};
    readMessage(reader, plan, { into: object, depth: depth + 1 });
    reader.end = outer;
    return object.items ?? zeroOf(type);
  };
}

function readMessage(reader: ProtobufReader, plan: Plan, place: { into: JsonObject; depth: number }): void {
  const { into, depth } = place;
  if (depth > maxDepth) throw tooDeep();
  const { slots } = plan;
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    const number = tag >>> 3;
    const wireType = tag & 7;
    if (number === 0) throw new DecodeError(`proto: ${plan.name}: illegal tag ${number} (wire type ${wireType})`);
    if (wireType === wireGroupEnd) throw new DecodeError(`proto: ${plan.name}: wiretype end group for non-group`);
    const slot = number < slots.length ? slots[number] : undefined;
    if (slot === undefined) reader.skip(wireType);
    else if (slot.wireType === wireType) {
      reader.count(slot.values);
      readField(reader, slot, place);
    } else if (slot.mode === modeList && wireType === wireBytes) readPacked(reader, slot, into);
    else throw new DecodeError(`proto: wrong wireType = ${wireType} for field ${slot.name}`);
  }
}

function readField(reader: ProtobufReader, slot: Slot, place: { into: JsonObject; depth: number }): void {
  const { into, depth } = place;
  const { name } = slot;
  switch (slot.mode) {
    case modeSingle: {
      const value = slot.isString ? reader.string() : slot.read(reader, depth);
      if (value !== null && (slot.keepsZero || !isZero(value))) into[name] = value;
      else if (name in into) delete into[name];
      return;
    }
    case modeMessage: {
      const outer = reader.enter();
      const plan = slot.plan();
      const object = (into[name] ?? (plan.head === undefined ? {} : { ...plan.head })) as JsonObject;
      readMessage(reader, plan, { into: object, depth: depth + 1 });
      reader.end = outer;
      if (slot.keepsZero || !isEmpty(object)) into[name] = object;
      return;
    }
    case modeList:
      listOf(into, name).push(slot.read(reader, depth));
      return;
    case modeMap:
      readEntry(reader, slot, place);
      return;
    case modeEmbedded: {
      const outer = reader.enter();
      readMessage(reader, slot.plan(), { into, depth: depth + 1 });
      reader.end = outer;
    }
  }
}

function readPacked(reader: ProtobufReader, slot: Slot, into: JsonObject): void {
  const list = listOf(into, slot.name);
  const outer = reader.enter();
  while (reader.at < reader.end) {
    reader.count(1);
    list.push(slot.read(reader, 0));
  }
  reader.end = outer;
}

/** The key is "" and the value zero when they are not written. */
function readEntry(reader: ProtobufReader, slot: Slot, place: { into: JsonObject; depth: number }): void {
  const { into, depth } = place;
  const values = (into[slot.name] ??= {}) as JsonObject;
  const outer = reader.enter();
  if (reader.at === reader.end) reader.count(1);
  if (slot.isString) ownSet(values, ...readStrings(reader));
  else {
    const entry: JsonObject = {};
    readMessage(reader, slot.plan(), { into: entry, depth: depth + 1 });
    ownSet(values, (entry.key ?? "") as string, entry.value ?? slot.plan().slots[2]?.zero() ?? null);
  }
  reader.end = outer;
}

/** Most maps are of strings: their entries need no object. */
function readStrings(reader: ProtobufReader): [key: string, value: string] {
  let key = "";
  let value = "";
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    reader.count(1);
    if (tag === 10) key = reader.string();
    else if (tag === 18) value = reader.string();
    else reader.skip(tag & 7);
  }
  return [key, value];
}

function listOf(into: JsonObject, name: string): Json[] {
  return (into[name] ??= []) as Json[];
}

function isZero(value: Json): boolean {
  return value === "" || value === 0 || value === false || value === "0s";
}

function isEmpty(object: JsonObject): boolean {
  for (const _ in object) return false;
  return true;
}
