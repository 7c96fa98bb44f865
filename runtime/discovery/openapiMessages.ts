import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/** Writes a value as the field of that number. */
export type Field = (writer: BinaryWriter, number: number, value: unknown) => void;

/** Fields of a message by the JSON key they come from; keys that begin with "x-" go to the field `extensions`. */
export interface Message {
  readonly fields: Readonly<Record<string, readonly [number: number, field: Field]>>;
  readonly extensions?: number;
}

/** The message of a value. Throws an Error for a key that it has no field for. */
export function encodeMessage(message: Message, value: unknown): Uint8Array {
  const writer = new BinaryWriter();
  writeFields(writer, message, value);
  return writer.finish();
}

export const text: Field = (writer, number, value) =>
  writer.tag(number, WireType.LengthDelimited).string(String(value));
export const flag: Field = (writer, number, value) => writer.tag(number, WireType.Varint).bool(value === true);
export const double: Field = (writer, number, value) => writer.tag(number, WireType.Bit64).double(Number(value));
export const int64: Field = (writer, number, value) => writer.tag(number, WireType.Varint).int64(Number(value));

/** Any value, as YAML in a message of its own; JSON is YAML. */
export const any: Field = (writer, number, value) =>
  writer
    .tag(number, WireType.LengthDelimited)
    .fork()
    .tag(2, WireType.LengthDelimited)
    .string(JSON.stringify(value))
    .join();

/** Each item of an array (or the value alone) as a field of the same number. */
export function each(item: Field): Field {
  return (writer, number, value) => {
    for (const one of Array.isArray(value) ? value : [value]) item(writer, number, one);
  };
}

/** The entries of a map as messages of name (1) and value (2). */
export function named(value: Field): Field {
  return (writer, number, map) => {
    for (const [name, entry] of entriesOf(map)) {
      writer.tag(number, WireType.LengthDelimited).fork();
      text(writer, 1, name);
      value(writer, 2, entry);
      writer.join();
    }
  };
}

/** The value as field `inner` of a message of its own: wrappers and choices of one among several. */
export function within(inner: number, field: Field): Field {
  return (writer, number, value) => {
    writer.tag(number, WireType.LengthDelimited).fork();
    field(writer, inner, value);
    writer.join();
  };
}

/** What an operation needs, in both versions: a map of scheme to scopes, each a list in a message of its own. */
export const requirement = within(1, named(within(1, each(text))));

/** Messages refer to each other in circles: they are looked up when used. */
export function message(find: () => Message): Field {
  return (writer, number, value) => {
    writer.tag(number, WireType.LengthDelimited).fork();
    writeFields(writer, find(), value);
    writer.join();
  };
}

export function choice(choose: (value: Readonly<Record<string, unknown>>) => Field): Field {
  return (writer, number, value) => choose(objectOf(value))(writer, number, value);
}

function writeFields(writer: BinaryWriter, { fields, extensions }: Message, value: unknown): void {
  for (const [key, entry] of entriesOf(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field !== undefined) field[1](writer, field[0], entry);
    else if (key.startsWith("x-") && extensions !== undefined) named(any)(writer, extensions, { [key]: entry });
    else throw new Error(`the protobuf form of OpenAPI has no field for "${key}"`);
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(objectOf(value));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
