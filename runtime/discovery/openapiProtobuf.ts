import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/** Writes a value as the field of that number. */
type Field = (writer: BinaryWriter, number: number, value: unknown) => void;

/** Fields of a message by the JSON key they come from; keys that begin with "x-" go to the field `extensions`. */
interface Message {
  readonly fields: Readonly<Record<string, readonly [number: number, field: Field]>>;
  readonly extensions?: number;
}

/**
 * The protobuf form of a Swagger 2.0 document, in the message `openapi.v2.Document` that clients of the field read.
 * Throws an Error for a key that the messages have no field for.
 */
export function encodeSwagger(document: unknown): Uint8Array {
  const writer = new BinaryWriter();
  writeFields(writer, documentMessage, document);
  return writer.finish();
}

const text: Field = (writer, number, value) => writer.tag(number, WireType.LengthDelimited).string(String(value));
const flag: Field = (writer, number, value) => writer.tag(number, WireType.Varint).bool(value === true);
const double: Field = (writer, number, value) => writer.tag(number, WireType.Bit64).double(Number(value));
const int64: Field = (writer, number, value) => writer.tag(number, WireType.Varint).int64(Number(value));

/** Any value, as YAML in a message of its own; JSON is YAML. */
const any: Field = (writer, number, value) =>
  writer
    .tag(number, WireType.LengthDelimited)
    .fork()
    .tag(2, WireType.LengthDelimited)
    .string(JSON.stringify(value))
    .join();

/** Each item of an array (or the value alone) as a field of the same number. */
function each(item: Field): Field {
  return (writer, number, value) => {
    for (const one of Array.isArray(value) ? value : [value]) item(writer, number, one);
  };
}

/** The entries of a map as messages of name (1) and value (2). */
function named(value: Field): Field {
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
function within(inner: number, field: Field): Field {
  return (writer, number, value) => {
    writer.tag(number, WireType.LengthDelimited).fork();
    field(writer, inner, value);
    writer.join();
  };
}

/** Messages refer to each other in circles: they are looked up when used. */
function message(find: () => Message): Field {
  return (writer, number, value) => {
    writer.tag(number, WireType.LengthDelimited).fork();
    writeFields(writer, find(), value);
    writer.join();
  };
}

function choice(choose: (value: Readonly<Record<string, unknown>>) => Field): Field {
  return (writer, number, value) => choose(objectOf(value))(writer, number, value);
}

const schema = message(() => schemaMessage);
const reference = message(() => ({ fields: { $ref: [1, text], description: [2, text] } }));

const schemaMessage: Message = {
  fields: {
    $ref: [1, text],
    format: [2, text],
    title: [3, text],
    description: [4, text],
    default: [5, any],
    multipleOf: [6, double],
    maximum: [7, double],
    exclusiveMaximum: [8, flag],
    minimum: [9, double],
    exclusiveMinimum: [10, flag],
    maxLength: [11, int64],
    minLength: [12, int64],
    pattern: [13, text],
    maxItems: [14, int64],
    minItems: [15, int64],
    uniqueItems: [16, flag],
    maxProperties: [17, int64],
    minProperties: [18, int64],
    required: [19, each(text)],
    enum: [20, each(any)],
    additionalProperties: [21, (writer, number, value) => additional(value)(writer, number, value)],
    type: [22, within(1, each(text))],
    items: [23, within(1, schema)],
    allOf: [24, each(schema)],
    properties: [25, within(1, named(schema))],
  },
  extensions: 31,
};

function additional(value: unknown): Field {
  return typeof value === "boolean" ? within(2, flag) : within(1, schema);
}

const bodyParameter = message(() => ({
  fields: { description: [1, text], name: [2, text], in: [3, text], required: [4, flag], schema: [5, schema] },
  extensions: 6,
}));

/** Parameters in paths and headers have the same fields; those in queries have one more, which moves the rest. */
function plainParameter(shift: 0 | 1): Field {
  return message(() => ({
    fields: {
      required: [1, flag],
      in: [2, text],
      description: [3, text],
      name: [4, text],
      type: [5 + shift, text],
      format: [6 + shift, text],
      default: [9 + shift, any],
      uniqueItems: [19 + shift, flag],
      enum: [20 + shift, each(any)],
    },
    extensions: 22 + shift,
  }));
}

const parameter = choice((value) => {
  if (value.in === "body") return within(1, bodyParameter);
  if (value.in === "query") return within(2, within(3, plainParameter(1)));
  return within(2, within(value.in === "header" ? 1 : 4, plainParameter(0)));
});
const parameterItem = choice(({ $ref }) => ($ref === undefined ? within(1, parameter) : within(2, reference)));

const response = message(() => ({
  fields: { description: [1, text], schema: [2, within(1, schema)] },
  extensions: 5,
}));
const responseValue = choice(({ $ref }) => ($ref === undefined ? within(1, response) : within(2, reference)));

/** A map of scheme to scopes, each a list in a message of its own. */
const requirement = within(1, named(within(1, each(text))));

const operation = message(() => ({
  fields: {
    tags: [1, each(text)],
    summary: [2, text],
    description: [3, text],
    operationId: [5, text],
    produces: [6, each(text)],
    consumes: [7, each(text)],
    parameters: [8, each(parameterItem)],
    responses: [9, within(1, named(responseValue))],
    schemes: [10, each(text)],
    deprecated: [11, flag],
    security: [12, each(requirement)],
  },
  extensions: 13,
}));

const pathItem = message(() => ({
  fields: {
    $ref: [1, text],
    get: [2, operation],
    put: [3, operation],
    post: [4, operation],
    delete: [5, operation],
    options: [6, operation],
    head: [7, operation],
    patch: [8, operation],
    parameters: [9, each(parameterItem)],
  },
  extensions: 10,
}));

const apiKey = message(() => ({
  fields: { type: [1, text], name: [2, text], in: [3, text], description: [4, text] },
  extensions: 5,
}));

const documentMessage: Message = {
  fields: {
    swagger: [1, text],
    info: [
      2,
      message(() => ({ fields: { title: [1, text], version: [2, text], description: [3, text] }, extensions: 7 })),
    ],
    host: [3, text],
    basePath: [4, text],
    schemes: [5, each(text)],
    consumes: [6, each(text)],
    produces: [7, each(text)],
    paths: [8, within(2, named(pathItem))],
    definitions: [9, within(1, named(schema))],
    parameters: [10, within(1, named(parameter))],
    security: [12, each(requirement)],
    securityDefinitions: [13, within(1, named(within(2, apiKey)))],
  },
  extensions: 16,
};

function writeFields(writer: BinaryWriter, { fields, extensions }: Message, value: unknown): void {
  for (const [key, entry] of entriesOf(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field !== undefined) field[1](writer, field[0], entry);
    else if (key.startsWith("x-") && extensions !== undefined) named(any)(writer, extensions, { [key]: entry });
    else throw new Error(`the protobuf form of OpenAPI v2 has no field for "${key}"`);
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(objectOf(value));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
