import type { Field, Json, JsonObject, Structure, ValueType } from "../schema/index.ts";
import { maxWrittenDepth, tooDeep } from "./decodeError.ts";
import { zeroOf } from "./jsonScalars.ts";
import { messageOf } from "./oneOf.ts";
import { writeScalar } from "./protobufScalars.ts";
import { ProtobufWriter } from "../protobuf/protobufWriter.ts";
import { addTo } from "../schema/groups.ts";

/**
 * Writes an object by the field table of its structure, fields in the order of their numbers. What the object has is
 * written, zero or not; undefined and null are not. The values are those that a decoder has checked.
 */
export function encodeMessage(object: object, structure: Structure): Buffer {
  return encodeWith((writer) => writeMessage(writer, object, { structure, zeros: false }));
}

/**
 * The same into a writer that holds what comes behind it already. With `zeros` the message has what absent fields
 * would be as well, unless absent differs from zero: what the field's servers answer.
 */
export function writeMessage(
  writer: ProtobufWriter,
  object: object,
  { structure, zeros }: { readonly structure: Structure; readonly zeros: boolean },
): void {
  writeFields(writer, object as JsonObject, { steps: stepsOf(structure), depth: 0, zeros });
}

/** Runs `write` on the one writer, which keeps its memory from call to call. */
export function encodeWith(write: (writer: ProtobufWriter) => void): Buffer {
  const writer = idle ?? new ProtobufWriter();
  idle = undefined;
  try {
    write(writer);
    return writer.finish();
  } finally {
    writer.reset();
    idle = writer;
  }
}

let idle: ProtobufWriter | undefined;

/** A field, or a message embedded in this one whose fields sit in the same object. */
interface Step {
  readonly name: string;
  readonly tag: number;
  readonly isString: boolean;
  readonly write: Write;
  /** What an absent value is; undefined where it is nothing. */
  readonly zero: Json | undefined;
  readonly embedded: readonly Step[] | undefined;
}

interface Place {
  readonly tag: number;
  readonly depth: number;
  /** Absent fields are written. */
  readonly zeros: boolean;
}

type Write = (writer: ProtobufWriter, value: Json, place: Place) => void;

const steps = new WeakMap<Structure, readonly Step[]>();

function stepsOf(structure: Structure): readonly Step[] {
  let made = steps.get(structure);
  if (made === undefined) {
    made = makeSteps(
      structure.fields.filter((each) => each.number !== 0),
      0,
    );
    steps.set(structure, made);
  }
  return made;
}

/** Highest number first, as the writer goes backwards. */
function makeSteps(fields: readonly Field[], level: number): readonly Step[] {
  const made: Step[] = [];
  const embedded = new Map<number, Field[]>();
  for (const field of fields) {
    const next = field.inlinePath?.[level];
    if (next === undefined) made.push(stepOf(field));
    else addTo(embedded, next, field);
  }
  for (const [number, inner] of embedded) {
    const tag = (number << 3) | 2;
    const steps = makeSteps(inner, level + 1);
    made.push({ name: "", tag, isString: false, write: () => {}, zero: undefined, embedded: steps });
  }
  return made.sort((a, b) => b.tag - a.tag);
}

function stepOf(field: Field): Step {
  const { name, type, number, oneOf } = field;
  const element = typeof type === "object" && "list" in type ? type.list : type;
  const tag = (number << 3) | wireTypeOf(element);
  const zero = zeroValueOf(field);
  return { name, tag, isString: type === "string", write: writeOf(type, oneOf), zero, embedded: undefined };
}

/** Lists, maps and bytes without anything in them are not written, and no more is what may be absent. */
function zeroValueOf({ type, presence = "nonZero" }: Field): Json | undefined {
  const isTime = type === "time" || type === "microTime";
  if (presence === "pointer" || (presence === "always" && !isTime)) return undefined;
  if (typeof type !== "string") return "structure" in type ? {} : undefined;
  return type === "raw" ? null : type === "json" || type === "fieldsV1" || type === "bytes" ? undefined : zeroOf(type);
}

function wireTypeOf(type: ValueType): number {
  if (type === "double") return 1;
  return typeof type === "string" && /^(?:boolean|u?int\d\d)$/.test(type) ? 0 : 2;
}

/** `oneOf` is what the leaves of the type are carried by, where each may be one of several things. */
function writeOf(type: ValueType, oneOf?: () => Structure): Write {
  if (type === "json" && oneOf !== undefined) {
    const write = structureWrite(oneOf);
    return (writer, value, place) => write(writer, messageOf(value, oneOf()), place);
  }
  if (typeof type === "string") {
    return (writer, value, { tag }) => {
      writeScalar(writer, type, value);
      writer.varint(tag);
    };
  }
  if ("structure" in type) return structureWrite(type.structure);
  if ("list" in type) {
    const write = elementWrite(type.list, oneOf);
    return (writer, value, place) => {
      const list = value as readonly Json[];
      for (let index = list.length - 1; index >= 0; index--) write(writer, list[index] as Json, place);
    };
  }
  return mapWrite(type.map, oneOf);
}

/** A list or map that is itself an element is a message with it in field 1. */
function elementWrite(type: ValueType, oneOf?: () => Structure): Write {
  const write = writeOf(type, oneOf);
  if (typeof type === "string" || "structure" in type) return write;
  const { tag: itemsTag } = stepOf({ name: "items", number: 1, type });
  return (writer, value, { tag, depth, zeros }) => {
    const before = writer.length;
    write(writer, value, { tag: itemsTag, depth: depth + 1, zeros });
    writer.varint(writer.length - before);
    writer.varint(tag);
  };
}

function structureWrite(structure: () => Structure): Write {
  let inner: readonly Step[] | undefined;
  return (writer, value, { tag, depth, zeros }) => {
    inner ??= stepsOf(structure());
    const before = writer.length;
    writeFields(writer, value as JsonObject, { steps: inner, depth: depth + 1, zeros });
    writer.varint(writer.length - before);
    writer.varint(tag);
  };
}

/** Entries {key, value} sorted by key, so that equal maps have equal bytes. */
function mapWrite(values: ValueType, oneOf: (() => Structure) | undefined): Write {
  const write = elementWrite(values, oneOf);
  const valueTag = (2 << 3) | wireTypeOf(values);
  return (writer, value, { tag, depth, zeros }) => {
    const map = value as JsonObject;
    const keys = Object.keys(map);
    if (keys.length > 1) keys.sort();
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] as string;
      const before = writer.length;
      write(writer, map[key] as Json, { tag: valueTag, depth, zeros });
      writer.stringField(1, key);
      writer.varint(writer.length - before);
      writer.varint(tag);
    }
  };
}

function writeFields(
  writer: ProtobufWriter,
  object: JsonObject,
  place: { readonly steps: readonly Step[]; readonly depth: number; readonly zeros: boolean },
): void {
  const { steps: all, depth, zeros } = place;
  if (depth > maxWrittenDepth) throw tooDeep();
  for (let index = 0; index < all.length; index++) {
    const step = all[index] as Step;
    if (step.embedded !== undefined) {
      writeEmbedded(writer, object, { step, depth, zeros });
      continue;
    }
    const value = object[step.name] ?? (zeros ? step.zero : undefined);
    if (value === undefined || value === null) {
      if (zeros && step.zero === null) writeEmpty(writer, step.tag);
      continue;
    }
    if (step.isString) {
      writer.string(value as string);
      writer.varint(step.tag);
    } else step.write(writer, value, { tag: step.tag, depth, zeros });
  }
}

function writeEmpty(writer: ProtobufWriter, tag: number): void {
  writer.varint(0);
  writer.varint(tag);
}

/** Not written when the object has none of its fields, unless absent fields are. */
function writeEmbedded(
  writer: ProtobufWriter,
  object: JsonObject,
  place: { readonly step: Step; readonly depth: number; readonly zeros: boolean },
): void {
  const { step, depth, zeros } = place;
  const before = writer.length;
  writeFields(writer, object, { steps: step.embedded ?? [], depth, zeros });
  if (writer.length === before && !zeros) return;
  writer.varint(writer.length - before);
  writer.varint(step.tag);
}
