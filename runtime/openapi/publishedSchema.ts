import { isObject, type Json, type JsonObject, memberOf } from "../schema/object.ts";
import { extensionPattern } from "./extensions.ts";

/** Keywords that hold schemas: one, a list of them, or some by name. */
const inner: Readonly<Record<string, "one" | "list" | "named">> = {
  properties: "named",
  items: "one",
  additionalProperties: "one",
  allOf: "list",
  anyOf: "list",
  oneOf: "list",
  not: "one",
};

/**
 * A schema as documents show it: the vendor's extensions under the names that clients of the field read, and what they
 * imply in words of JSON Schema. `ownFields`: those that every object has, by name.
 */
export function publishedSchema(schema: JsonObject, ownFields: JsonObject): JsonObject {
  return mapSchema(schema, (given) => {
    const entries = Object.entries(given).map(([key, value]): [string, Json] => {
      const word = extensionPattern.exec(key)?.[2];
      return [word === undefined ? key : `x-kubernetes-${word}`, value];
    });
    return withImplied(Object.fromEntries(entries), ownFields);
  });
}

function withImplied(schema: JsonObject, ownFields: JsonObject): JsonObject {
  if (schema["x-kubernetes-int-or-string"] === true) {
    return { anyOf: [{ type: "integer" }, { type: "string" }], ...schema };
  }
  if (schema["x-kubernetes-embedded-resource"] !== true) return schema;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return {
    ...schema,
    properties: { ...(isObject(schema.properties) ? schema.properties : {}), ...ownFields },
    required: [...required.add("kind").add("apiVersion")],
  };
}

/** Schemas for the 2.0 document: what it has no words for is left out. */
export function withoutV3Words(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema as JsonObject, withoutWords)]),
  );
}

/** A schema without lists of the values that fields take. */
export function withoutEnums(schema: JsonObject): JsonObject {
  return mapSchema(schema, ({ enum: _values, ...others }) => others);
}

const kinds = "x-kubernetes-group-version-kind";

/**
 * A reference beside a description is the one use of allOf that 2.0 has a form for. Its readers take every field that
 * is not among the properties for a mistake, so where there may be others it says none.
 */
function withoutWords(schema: JsonObject, given: JsonObject): JsonObject {
  const { anyOf: _any, oneOf: _one, not: _not, nullable, allOf, type, items, properties, required, ...others } = schema;
  const isOpen = schema["x-kubernetes-preserve-unknown-fields"] === true;
  // An object within another, of any fields: those that it has as an object are not said of it either.
  const isOpenObject = isOpen && schema["x-kubernetes-embedded-resource"] === true && Array.isArray(required);
  const needed = isOpenObject ? required.filter((name) => name !== "kind" && name !== "apiVersion") : required;
  const left = needed === undefined ? undefined : withoutNullable(needed, given.properties);
  const rest = left === undefined ? others : { ...others, required: left };
  if (nullable === true) return rest; // 2.0 knows no null: it says nothing of the type
  if (isOpen) {
    return schema[kinds] === undefined ? rest : { type: "object", [kinds]: schema[kinds] };
  }
  const isReference =
    Array.isArray(allOf) && allOf.some((each) => typeof each === "object" && each !== null && "$ref" in each);
  return {
    ...rest,
    ...(type === undefined || schema["x-kubernetes-int-or-string"] === true ? {} : { type }),
    ...(items === undefined ? {} : { items }),
    ...(properties === undefined ? {} : { properties }),
    ...(isReference ? { allOf } : {}),
  };
}

/** Names of properties that have to be there, without those that may be null; undefined where none is left. */
function withoutNullable(required: Json, properties: Json | undefined): Json | undefined {
  if (!Array.isArray(required)) return required;
  if (!isObject(properties)) return required.length === 0 ? undefined : required;
  const left = required.filter((name) => {
    const property = typeof name === "string" ? memberOf(properties, name) : undefined;
    return !isObject(property) || property.nullable !== true;
  });
  return left.length === 0 ? undefined : left;
}

/** Hears of a schema in which all others are changed, and of the same before. */
type Change = (schema: JsonObject, given: JsonObject) => JsonObject;

/** The schema with every schema in it changed, innermost first. */
function mapSchema(schema: JsonObject, change: Change): JsonObject {
  const mapped: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) mapped[key] = mapInner(inner[key], value, change);
  return change(mapped, schema);
}

function mapInner(form: "one" | "list" | "named" | undefined, value: Json, change: Change): Json {
  if (form === undefined || typeof value !== "object" || value === null) return value;
  const map = (each: Json): Json =>
    typeof each === "object" && each !== null && !Array.isArray(each) ? mapSchema(each, change) : each;
  if (Array.isArray(value)) return value.map(map);
  if (form !== "named") return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, map(each)]));
}
