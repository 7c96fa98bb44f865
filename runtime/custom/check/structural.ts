import { addErrors, type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { propertyPath } from "../../schema/fieldPath.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { Json } from "../../schema/object.ts";
import { type Extension, extensionKey, hasExtension, type Schema } from "../schema/jsonSchema.ts";
import { listTypeProblems, mapTypeProblems } from "./topology.ts";

/**
 * Violations of the structural form: every value has one type, said outside of allOf, anyOf, oneOf and not, which may
 * only restrict what is specified beside them.
 */
export function structuralErrors(schema: Schema, path: string, place: Place = "root"): FieldError[] {
  const errors = [...typeProblems(schema, path, place), ...extensionProblems(schema, path)];
  const { additionalProperties, items, properties } = schema;
  for (const [name, each] of properties) addErrors(errors, structuralErrors(each, propertyPath(path, name), "field"));
  if (typeof additionalProperties === "object") {
    addErrors(errors, structuralErrors(additionalProperties, `${path}.additionalProperties`, "field"));
  }
  if (items !== undefined) addErrors(errors, structuralErrors(items, `${path}.items`, "item"));
  for (const { at, schema: each, key } of alternatives(schema, path)) {
    const mayHaveType = isIntOrStringPart(schema, { key, schema: each });
    addErrors(errors, restrictionProblems(each, at, mayHaveType));
    if (place === "root") addErrors(errors, completenessProblems(each, { outer: schema, path, at }));
  }
  return errors;
}

/** What is wrong with the types of lists and maps, at every depth: the inner ones first. */
export function topologyErrors(schema: Schema, path: string): FieldError[] {
  const errors: FieldError[] = [];
  const { additionalProperties, items, properties } = schema;
  if (properties.size > 0 && additionalProperties !== undefined && additionalProperties !== true) {
    errors.push(forbidden(`${path}.additionalProperties`, "additionalProperties and properties are mutual exclusive"));
  }
  if (typeof additionalProperties === "object") {
    addErrors(errors, topologyErrors(additionalProperties, `${path}.additionalProperties`));
  }
  for (const [name, each] of properties) addErrors(errors, topologyErrors(each, propertyPath(path, name)));
  if (items !== undefined) addErrors(errors, topologyErrors(items, `${path}.items`));
  return [...errors, ...mapTypeProblems(schema, path), ...listTypeProblems(schema, path)];
}

type Place = "root" | "field" | "item";

const emptyType: Readonly<Record<Place, string>> = {
  root: "must not be empty at the root",
  field: "must not be empty for specified object fields",
  item: "must not be empty for specified array items",
};

function typeProblems(
  { type, intOrString, preserveUnknown, embedded }: Schema,
  path: string,
  place: Place,
): FieldError[] {
  if (type !== "" || embedded || intOrString || preserveUnknown) return [];
  return [required(`${path}.type`, emptyType[place])];
}

function extensionProblems(schema: Schema, path: string): FieldError[] {
  const { type, intOrString, preserveUnknown, embedded } = schema;
  const key = (name: Extension) => extensionKey(schema, name);
  const errors: FieldError[] = [];
  if (intOrString) {
    const text = `if ${key("int-or-string")} is true`;
    for (const name of ["preserve-unknown-fields", "embedded-resource"] as const) {
      const isSet = name === "embedded-resource" ? embedded : preserveUnknown;
      if (isSet) errors.push(invalid(`${path}.${key(name)}`, true, `must be false ${text}`));
    }
  }
  if (!embedded) return errors;
  const text = `must be object if ${key("embedded-resource")} is true`;
  if (type === "") errors.push(required(`${path}.type`, text));
  else if (type !== "object") errors.push(invalid(`${path}.type`, type, text));
  if (schema.properties.size === 0 && !preserveUnknown) {
    const keys = `${key("embedded-resource")} is true without ${key("preserve-unknown-fields")}`;
    errors.push(required(`${path}.properties`, `must not be empty if ${keys}`));
  }
  return errors;
}

interface Alternative {
  readonly at: string;
  readonly schema: Schema;
  readonly key: "allOf" | "anyOf" | "oneOf" | "not";
}

function alternatives(schema: Schema, path: string): Alternative[] {
  const found: Alternative[] = [];
  for (const key of ["allOf", "anyOf", "oneOf"] as const) {
    for (const [index, each] of schema[key].entries())
      found.push({ at: `${path}.${key}[${index}]`, schema: each, key });
  }
  if (schema.not !== undefined) found.push({ at: `${path}.not`, schema: schema.not, key: "not" });
  return found;
}

/**
 * `anyOf: [{type: integer}, {type: string}]`, in this order and with nothing else, is the usual company of
 * int-or-string, and allowed without it, too: then the missing type is the only mistake. It may stand in the first of
 * allOf.
 */
function isIntOrStringPart(schema: Schema, { key, schema: part }: Pick<Alternative, "key" | "schema">): boolean {
  if (key === "anyOf") return areIntAndString(schema.anyOf);
  return key === "allOf" && schema.allOf[0] === part && areIntAndString(part.anyOf);
}

function areIntAndString(parts: readonly Schema[]): boolean {
  const names = ["integer", "string"];
  return parts.length === 2 && names.every((name, at) => deepEqual(parts[at]?.source, { type: name }));
}

/** What an alternative may not say, and what that must be instead. */
const notInside: readonly (readonly [key: string, must: string])[] = [
  ["additionalProperties", "undefined"],
  ["default", "undefined"],
  ["title", "empty"],
  ["description", "empty"],
];

const extensionsNotInside: readonly (readonly [extension: Extension, must: string])[] = [
  ["preserve-unknown-fields", "false"],
  ["embedded-resource", "false"],
  ["int-or-string", "false"],
  ["list-map-keys", "empty"],
  ["list-type", "undefined"],
  ["map-type", "undefined"],
  ["validations", "empty"],
];

function restrictionProblems(schema: Schema, path: string, mayHaveType: boolean): FieldError[] {
  const errors: FieldError[] = [];
  if (schema.type !== "" && !(mayHaveType && (schema.type === "integer" || schema.type === "string"))) {
    errors.push(forbidden(`${path}.type`, "must be empty to be structural"));
  }
  for (const [key, must] of notInside) {
    if (isSaid(schema.source[key])) errors.push(forbidden(`${path}.${key}`, `must be ${must} to be structural`));
  }
  for (const [name, must] of hasExtension(schema) ? extensionsNotInside : []) {
    const key = extensionKey(schema, name);
    if (isSaid(schema.source[key])) errors.push(forbidden(`${path}.${key}`, `must be ${must} to be structural`));
  }
  if (schema.nullable) errors.push(forbidden(`${path}.nullable`, "must be false to be structural"));
  if (schema.properties.has("metadata")) {
    errors.push(forbidden(`${path}.properties[metadata]`, "must not be specified in a nested context"));
  }
  for (const [name, each] of schema.properties) {
    addErrors(errors, restrictionProblems(each, propertyPath(path, name), false));
  }
  if (schema.items !== undefined) addErrors(errors, restrictionProblems(schema.items, `${path}.items`, false));
  for (const { at, schema: each } of alternatives(schema, path))
    addErrors(errors, restrictionProblems(each, at, mayHaveType));
  return errors;
}

function isSaid(value: Json | undefined): boolean {
  const isEmpty = value === "" || value === false || (Array.isArray(value) && value.length === 0);
  return value !== undefined && value !== null && !isEmpty;
}

/** What an alternative of the whole schema restricts must be specified outside of it. */
function completenessProblems(
  schema: Schema,
  { outer, path, at }: { readonly outer: Schema | undefined; readonly path: string; readonly at: string },
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [name, each] of schema.properties) {
    const inside = propertyPath(at, name);
    const outside = propertyPath(path, name);
    const { additionalProperties } = outer ?? {};
    const values = typeof additionalProperties === "object" ? additionalProperties : undefined;
    const specified = outer?.properties.get(name) ?? values;
    if (specified === undefined) errors.push(required(outside, `because it is defined in ${inside}`));
    else addErrors(errors, completenessProblems(each, { outer: specified, path: outside, at: inside }));
  }
  if (schema.items !== undefined) {
    const inside = `${at}.items`;
    if (outer?.items === undefined) errors.push(required(`${path}.items`, `because it is defined in ${inside}`));
    else
      addErrors(errors, completenessProblems(schema.items, { outer: outer.items, path: `${path}.items`, at: inside }));
  }
  for (const each of alternatives(schema, at))
    addErrors(errors, completenessProblems(each.schema, { outer, path, at: each.at }));
  return errors;
}
