import {
  any,
  choice,
  double,
  each,
  encodeMessage,
  type Field,
  flag,
  int64,
  type Message,
  message,
  named,
  requirement,
  text,
  within,
} from "./openapiMessages.ts";

/**
 * The protobuf form of an OpenAPI 3.0 document, in the message `openapi.v3.Document` that clients of the field read.
 * Throws an Error for a key that the messages have no field for.
 */
export function encodeOpenapiV3(document: unknown): Uint8Array {
  return encodeMessage(documentMessage, document);
}

const reference = message(() => ({ fields: { $ref: [1, text], summary: [2, text], description: [3, text] } }));

/** What may stand for itself or be referred to. */
function orReference(field: Field): Field {
  return choice(({ $ref }) => (typeof $ref === "string" ? within(2, reference) : within(1, field)));
}

const schema = orReference(message(() => schemaMessage));

const schemaMessage: Message = {
  fields: {
    nullable: [1, flag],
    readOnly: [3, flag],
    writeOnly: [4, flag],
    externalDocs: [6, message(() => externalDocsMessage)],
    example: [7, any],
    deprecated: [8, flag],
    title: [9, text],
    multipleOf: [10, double],
    maximum: [11, double],
    exclusiveMaximum: [12, flag],
    minimum: [13, double],
    exclusiveMinimum: [14, flag],
    maxLength: [15, int64],
    minLength: [16, int64],
    pattern: [17, text],
    maxItems: [18, int64],
    minItems: [19, int64],
    uniqueItems: [20, flag],
    maxProperties: [21, int64],
    minProperties: [22, int64],
    required: [23, each(text)],
    enum: [24, each(any)],
    type: [25, text],
    allOf: [26, each(schema)],
    oneOf: [27, each(schema)],
    anyOf: [28, each(schema)],
    not: [29, message(() => schemaMessage)],
    items: [30, within(1, schema)],
    properties: [31, within(1, named(schema))],
    additionalProperties: [32, (writer, number, value) => additional(value)(writer, number, value)],
    default: [33, (writer, number, value) => usual(value)(writer, number, value)],
    description: [34, text],
    format: [35, text],
  },
  extensions: 36,
};

function additional(value: unknown): Field {
  return typeof value === "boolean" ? within(2, flag) : within(1, schema);
}

/** The message has a place for numbers, booleans and texts: of other defaults it says that there is one. */
function usual(value: unknown): Field {
  if (typeof value === "number") return within(1, double);
  if (typeof value === "boolean") return within(2, flag);
  if (typeof value === "string") return within(3, text);
  return (writer, number) => message(() => ({ fields: {} }))(writer, number, {});
}

const externalDocsMessage: Message = { fields: { description: [1, text], url: [2, text] }, extensions: 3 };

const mediaTypes = within(
  1,
  named(message(() => ({ fields: { schema: [1, schema], example: [2, any] }, extensions: 5 }))),
);

const parameter = orReference(
  message(() => ({
    fields: {
      name: [1, text],
      in: [2, text],
      description: [3, text],
      required: [4, flag],
      deprecated: [5, flag],
      schema: [10, schema],
      content: [13, mediaTypes],
    },
    extensions: 14,
  })),
);

const requestBody = orReference(
  message(() => ({ fields: { description: [1, text], content: [2, mediaTypes], required: [3, flag] }, extensions: 4 })),
);

const response = orReference(
  message(() => ({ fields: { description: [1, text], content: [3, mediaTypes] }, extensions: 5 })),
);

/** Those of codes stand beside the one that is for all others. */
const responses: Field = (writer, number, value) => {
  const { default: others, ...codes } = value as Readonly<Record<string, unknown>>;
  const parts = message(() => ({ fields: { others: [1, response], codes: [2, named(response)] } }));
  parts(writer, number, { ...(others === undefined ? {} : { others }), codes });
};

const operation = message(() => ({
  fields: {
    tags: [1, each(text)],
    summary: [2, text],
    description: [3, text],
    externalDocs: [4, message(() => externalDocsMessage)],
    operationId: [5, text],
    parameters: [6, each(parameter)],
    requestBody: [7, requestBody],
    responses: [8, responses],
    deprecated: [10, flag],
    security: [11, each(requirement)],
  },
  extensions: 13,
}));

const pathItem = message(() => ({
  fields: {
    $ref: [1, text],
    summary: [2, text],
    description: [3, text],
    get: [4, operation],
    put: [5, operation],
    post: [6, operation],
    delete: [7, operation],
    options: [8, operation],
    head: [9, operation],
    patch: [10, operation],
    trace: [11, operation],
    parameters: [13, each(parameter)],
  },
  extensions: 14,
}));

const securityScheme = orReference(
  message(() => ({
    fields: { type: [1, text], description: [2, text], name: [3, text], in: [4, text], scheme: [5, text] },
    extensions: 9,
  })),
);

const documentMessage: Message = {
  fields: {
    openapi: [1, text],
    info: [
      2,
      message(() => ({ fields: { title: [1, text], description: [2, text], version: [6, text] }, extensions: 7 })),
    ],
    paths: [4, within(1, named(pathItem))],
    components: [
      5,
      message(() => ({
        fields: {
          schemas: [1, within(1, named(schema))],
          responses: [2, within(1, named(response))],
          parameters: [3, within(1, named(parameter))],
          securitySchemes: [7, within(1, named(securityScheme))],
        },
        extensions: 10,
      })),
    ],
    security: [6, each(requirement)],
  },
  extensions: 9,
};
