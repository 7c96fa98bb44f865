import type { Json, JsonObject } from "../schema/index.ts";

/** The Swagger 2.0 form of documents in OpenAPI 3.0 form. What 2.0 cannot say is left out: it says less, not other. */
export function swaggerDocument(
  info: JsonObject,
  parts: {
    readonly paths: JsonObject;
    readonly schemas: JsonObject;
    readonly parameters: JsonObject;
    /** The scheme BearerToken, the same in both versions. */
    readonly security: JsonObject;
  },
): JsonObject {
  return {
    swagger: "2.0",
    info,
    paths: swaggerPaths(parts.paths),
    definitions: swaggerSchemas(parts.schemas),
    parameters: mapValues(parts.parameters, parameter),
    securityDefinitions: {
      BearerToken: parts.security,
    },
    security: [{ BearerToken: [] }],
  };
}

export function swaggerPaths(paths: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, pathItem(path, item as JsonObject)]));
}

export function swaggerSchemas(schemas: JsonObject): JsonObject {
  return mapValues(schemas, schema);
}

function pathItem(path: string, item: JsonObject): JsonObject {
  const made: JsonObject = {};
  for (const [key, value] of Object.entries(item)) {
    const of = { isPatch: key === "patch", isFixed: path.endsWith("/") };
    made[key] = key === "parameters" ? objects(value).map(parameter) : operation(value as JsonObject, of);
  }
  return made;
}

interface OperationSort {
  readonly isPatch: boolean;
  /** Of the server itself, such as discovery, and not of a kind. */
  readonly isFixed: boolean;
}

function operation(given: JsonObject, { isPatch, isFixed }: OperationSort): JsonObject {
  const { requestBody, responses, parameters, ...rest } = given;
  const body = requestBody === undefined ? undefined : (requestBody as JsonObject);
  const bodyParameters = body === undefined ? [] : [bodyParameter(body)];
  const all = [...bodyParameters, ...objects(parameters).map(parameter)];
  const answered = Object.entries(responses as JsonObject);
  const produces = [...new Set(answered.flatMap(([, each]) => Object.keys(contentOf(each as JsonObject))))];
  const patches = body === undefined || !isPatch ? ["*/*"] : Object.keys(contentOf(body));
  return {
    ...rest,
    consumes: isFixed ? produces : patches, // as the field's documents say it, which name types for patches alone
    produces,
    ...(all.length === 0 ? {} : { parameters: all }),
    responses: Object.fromEntries(answered.map(([code, each]) => [code, response(each as JsonObject)])),
    schemes: ["https"],
  };
}

function bodyParameter(body: JsonObject): JsonObject {
  const isRequired = body.required === true;
  return { name: "body", in: "body", ...(isRequired ? { required: true } : {}), schema: firstSchema(body) };
}

function response(given: JsonObject): JsonObject {
  const description = given.description ?? "";
  return given.content === undefined ? { description } : { description, schema: firstSchema(given) };
}

function contentOf(holder: JsonObject): JsonObject {
  return (holder.content ?? {}) as JsonObject;
}

function firstSchema(holder: JsonObject): JsonObject {
  const [first] = Object.values(contentOf(holder));
  return schema((((first ?? {}) as JsonObject).schema ?? {}) as JsonObject);
}

function parameter(given: JsonObject): JsonObject {
  const ref = given.$ref;
  if (typeof ref === "string") return { $ref: ref.replace("#/components/parameters/", "#/parameters/") };
  const { schema: type, ...rest } = given;
  return { ...rest, ...(type as JsonObject) };
}

/** Alternatives have no form in 2.0: a named scalar becomes a string, of all others the first is written. */
function schema(given: JsonObject): JsonObject {
  const made: JsonObject = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === "$ref" && typeof value === "string")
      made[key] = value.replace("#/components/schemas/", "#/definitions/");
    else if (key === "nullable") continue;
    else if (key === "oneOf") made.type = "string";
    else if (key === "anyOf") Object.assign(made, given["x-kubernetes-int-or-string"] === true ? {} : first(value));
    else if (key === "allOf") Object.assign(made, first(value));
    else if (key === "items" || key === "additionalProperties") made[key] = schema(value as JsonObject);
    else if (key === "properties") made[key] = mapValues(value as JsonObject, schema);
    else made[key] = value;
  }
  // Readers of 2.0 refuse a type beside a reference, which has its own.
  if (made.$ref !== undefined) delete made.type;
  return made;
}

function first(alternatives: Json): JsonObject {
  return schema(objects(alternatives)[0] ?? {});
}

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}

function mapValues(object: JsonObject, change: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as JsonObject)]));
}
