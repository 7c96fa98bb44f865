import { regexProblem } from "../../cel/regex/regex.ts";
import type { Steps } from "../../lib/work.ts";
import {
  addErrors,
  type FieldError,
  forbidden,
  invalid,
  isFull,
  notSupported,
  required,
} from "../../schema/fieldError.ts";
import { propertyPath } from "../../schema/fieldPath.ts";
import type { Json, JsonObject } from "../../schema/object.ts";
import type { InSteps } from "../../schema/steps.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";

/** Keywords that no schema may use, keywords with unusable values, and patterns that do not compile; at every depth. */
export function* keywordProblems(schema: Schema, path: string, work: Steps): InSteps<FieldError[]> {
  work.step(schemaSteps);
  const errors = [...foreignKeywords(schema.source, path), ...valueProblems(schema, path, work)];
  yield;
  for (const { at, schema: each } of subschemas(schema, path)) {
    addErrors(errors, yield* keywordProblems(each, at, work));
    if (isFull(errors)) break;
  }
  return errors;
}

/** What it costs to check one schema, without those inside of it, in steps. */
const schemaSteps = 60;

interface Located {
  readonly at: string;
  readonly schema: Schema;
}

const none: readonly Located[] = [];

/** The schemas inside a schema, with their paths. */
export function subschemas(schema: Schema, path: string): readonly Located[] {
  const { additionalProperties, items, not, properties, allOf, anyOf, oneOf } = schema;
  const hasRest = typeof additionalProperties === "object" || items !== undefined || not !== undefined;
  if (!hasRest && properties.size + allOf.length + anyOf.length + oneOf.length === 0) return none;
  const found = Array.from(properties, ([name, each]) => ({ at: propertyPath(path, name), schema: each }));
  if (typeof additionalProperties === "object") {
    found.push({ at: `${path}.additionalProperties`, schema: additionalProperties });
  }
  if (items !== undefined) found.push({ at: `${path}.items`, schema: items });
  return [...found, ...junctors(schema, path), ...(not === undefined ? [] : [{ at: `${path}.not`, schema: not }])];
}

/** The alternatives of allOf, anyOf and oneOf. */
function junctors(schema: Schema, path: string): { readonly at: string; readonly schema: Schema }[] {
  return (["allOf", "anyOf", "oneOf"] as const).flatMap((key) =>
    schema[key].map((each, index) => ({ at: `${path}.${key}[${index}]`, schema: each })),
  );
}

const unsupported = ["$ref", "definitions", "dependencies", "additionalItems", "patternProperties", "id"];

function foreignKeywords(source: JsonObject, path: string): FieldError[] {
  const errors = unsupported
    .filter((key) => isSaid(source, key))
    .map((key) => forbidden(`${path}.${key}`, `${key} is not supported`));
  if (source["uniqueItems"] === true) {
    const text = "uniqueItems cannot be set to true since the runtime complexity becomes quadratic";
    errors.push(forbidden(`${path}.uniqueItems`, text));
  }
  if (Array.isArray(source["items"])) {
    errors.push(forbidden(`${path}.items`, "items must be a schema object and not an array"));
  }
  return errors;
}

/** Whether a keyword keeps the schema from being read as a structure, at any depth. */
export function hasForeignKeyword(schema: Schema): boolean {
  const { source } = schema;
  if (isSet(source["$schema"]) || Array.isArray(source["items"]) || unsupported.some((key) => isSaid(source, key))) {
    return true;
  }
  return subschemas(schema, "").some((each) => hasForeignKeyword(each.schema));
}

/** The error about the whole schema when it or one inside of it names a dialect. */
export function dialectProblems(schema: Schema, path: string): FieldError[] {
  return namesDialect(schema) ? [invalid(path, "", "OpenAPIV3Schema 'schema' is not supported")] : [];
}

function namesDialect(schema: Schema): boolean {
  return isSet(schema.source["$schema"]) || subschemas(schema, "").some((each) => namesDialect(each.schema));
}

/** An empty reference is one. */
function isSaid(source: JsonObject, key: string): boolean {
  return isSet(source[key]) || (key === "$ref" && source[key] === "");
}

function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}

const types = ["array", "boolean", "integer", "number", "object", "string"];

function valueProblems(schema: Schema, path: string, work: Steps): FieldError[] {
  const { type, pattern, items } = schema;
  const errors: FieldError[] = [];
  if (type !== "" && !types.includes(type)) errors.push(notSupported(`${path}.type`, type, types));
  if (type === "null") {
    errors.push(forbidden(`${path}.type`, "type cannot be set to null, use nullable as an alternative"));
  }
  const preserve = extensionKey(schema, "preserve-unknown-fields");
  if (schema.source[preserve] === false) {
    errors.push(invalid(`${path}.${preserve}`, false, "must be true or undefined"));
  }
  if (type === "array" && items === undefined && !Array.isArray(schema.source["items"])) {
    errors.push(required(`${path}.items`, "must be specified"));
  }
  if (pattern !== undefined) {
    const problem = regexProblem(pattern, work);
    const text = `must be a valid regular expression, but isn't: ${problem}`;
    if (problem !== undefined) errors.push(invalid(`${path}.pattern`, pattern, text));
  }
  return errors;
}
