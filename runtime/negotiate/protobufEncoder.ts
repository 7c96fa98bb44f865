import type { Field, Json, JsonObject, Structure, ValueType } from "../schema/index.ts";
import { maxWrittenDepth, tooDeep } from "./decodeError.ts";
import { messageOf } from "./oneOf.ts";
import { writeScalar } from "./protobufScalars.ts";
import { ProtobufWriter } from "../protobuf/protobufWriter.ts";

/**
 * Writes an object by the field table of its structure, fields in the order of their numbers. What the object has is
 * written, zero or not; undefined and null are not. The values are those that a decoder has checked.
 */
export function encodeMessage(object: object, structure: Structure): Buffer {
  return encodeWith((writer) => writeMessage(writer, object, structure));
}

/** The same into a writer that holds what comes behind it already. */
export function writeMessage(writer: ProtobufWriter, object: object, structure: Structure): void {
  writeFields(writer, object as JsonObject, { steps: stepsOf(structure), depth: 0 });
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
  readonly embedded: readonly Step[] | undefined;
}

type Write = (writer: ProtobufWriter, value: Json, place: { readonly tag: number; readonly depth: number }) => void;

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
    else embedded.set(next, [...(embedded.get(next) ?? []), field]);
  }
  for (const [number, inner] of embedded) {
    const tag = (number << 3) | 2;
    made.push({ name: "", tag, isString: false, write: () => {}, embedded: makeSteps(inner, level + 1) });
  }
  return made.sort((a, b) => b.tag - a.tag);
}

function stepOf(field: Field): Step {
  const { name, type, number, oneOf } = field;
  const element = typeof type === "object" && "list" in type ? type.list : type;
  const tag = (number << 3) | wireTypeOf(element);
  return { name, tag, isString: type === "string", write: writeOf(type, oneOf), embedded: undefined };
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
  return (writer, value, { tag, depth }) => {
    const before = writer.length;
    write(writer, value, { tag: itemsTag, depth: depth + 1 });
    writer.varint(writer.length - before);
    writer.varint(tag);
  };
}

function structureWrite(structure: () => Structure): Write {
  let inner: readonly Step[] | undefined;
  return (writer, value, { tag, depth }) => {
    inner ??= stepsOf(structure());
    const before = writer.length;
    writeFields(writer, value as JsonObject, { steps: inner, depth: depth + 1 });
    writer.varint(writer.length - before);
    writer.varint(tag);
  };
}

/** Entries {key, value} sorted by key, so that equal maps have equal bytes. */
function mapWrite(values: ValueType, oneOf: (() => Structure) | undefined): Write {
  const write = elementWrite(values, oneOf);
  const valueTag = (2 << 3) | wireTypeOf(values);
  return (writer, value, { tag, depth }) => {
    const map = value as JsonObject;
    const keys = Object.keys(map);
    if (keys.length > 1) keys.sort();
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] as string;
      const before = writer.length;
      write(writer, map[key] as Json, { tag: valueTag, depth });
      writer.stringField(1, key);
      writer.varint(writer.length - before);
      writer.varint(tag);
    }
  };
}

function writeFields(
  writer: ProtobufWriter,
  object: JsonObject,
  place: { readonly steps: readonly Step[]; readonly depth: number },
): void {
  const { steps: all, depth } = place;
  if (depth > maxWrittenDepth) throw tooDeep();
  for (let index = 0; index < all.length; index++) {
    const step = all[index] as Step;
    if (step.embedded !== undefined) {
      writeEmbedded(writer, object, { step, depth });
      continue;
    }
    const value = object[step.name];
    if (value === undefined || value === null) continue;
    if (step.isString) {
      writer.string(value as string);
      writer.varint(step.tag);
    } else step.write(writer, value, { tag: step.tag, depth });
  }
}

/** Not written when the object has none of its fields. */
function writeEmbedded(
  writer: ProtobufWriter,
  object: JsonObject,
  place: { readonly step: Step; readonly depth: number },
): void {
  const { step, depth } = place;
  const before = writer.length;
  writeFields(writer, object, { steps: step.embedded ?? [], depth });
  if (writer.length === before) return;
  writer.varint(writer.length - before);
  writer.varint(step.tag);
}
