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
 * The protobuf form of a Swagger 2.0 document, in the message `openapi.v2.Document` that clients of the field read.
 * Throws an Error for a key that the messages have no field for.
 */
export function encodeSwagger(document: unknown): Uint8Array {
  return encodeMessage(documentMessage, document);
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
