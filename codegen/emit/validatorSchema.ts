import { isFormatName } from "../../runtime/schema/formats/formats.ts";
import type { Checks, FieldModel, TypeModel, TypeUse } from "../model.ts";
import type { ConstraintSchema } from "../tools/validators.ts";

/** What one type constrains; values of other types are left to those. undefined when that is nothing. */
export function constraintsOf(type: TypeModel): ConstraintSchema | undefined {
  const fields = type.fields ?? [];
  const required = fields.filter(isRequired).map((each) => each.name);
  const properties: Record<string, ConstraintSchema> = {};
  for (const field of fields) {
    const schema = fieldSchema(field);
    if (schema !== undefined) properties[field.name] = schema;
  }
  const schema: ConstraintSchema = {};
  if (required.length > 0) schema["required"] = required;
  if (Object.keys(properties).length > 0) schema["properties"] = properties;
  return Object.keys(schema).length === 0 ? undefined : schema;
}

/** An always-written field is there once defaults are in; that it holds something is for its constraints to say. */
function isRequired(field: FieldModel): boolean {
  return field.required && field.presence !== "always";
}

function fieldSchema(field: FieldModel): ConstraintSchema | undefined {
  const schema = useSchema(field.type) ?? {};
  const { listType, mapKeys, required, presence, nullable, type } = field;
  const { enum: values, format, minItems, uniqueItems } = type.checks;
  if (uniqueItems !== false) {
    if (listType === "map" && mapKeys !== undefined && mapKeys.length > 0) schema["uniqueKeys"] = mapKeys;
    else if (listType === "set" || uniqueItems === true) schema["unique"] = true;
  }
  const mayBeEmpty = presence === "always" && !required && field.default === undefined;
  // A keyword of its own says that "" is no value. Clients see that of the spec, and not one that x-empty asks for.
  if (field.empty === "missing" && format !== undefined) schema["minLength"] = 1;
  const isMissedElsewhere = "minLength" in schema;
  if (values !== undefined) {
    const extra = [...(nullable ? [null] : []), ...(mayBeEmpty && type.kind === "scalar" ? [zeroOf(values)] : [])];
    schema[enumKeyword(type.checks)] = [...new Set([...values, ...extra])];
  }
  if (format !== undefined && isFormatName(format) && (mayBeEmpty || isMissedElsewhere)) {
    schema["format"] = `${format} or empty`;
  }
  // A list that is written as null when empty has no length to compare; a time that is, is not there.
  if (required && nullable && (minItems ?? 0) > 0) schema["type"] = "array";
  if (required && nullable && type.kind === "ref" && type.id === timeType) schema["type"] = "string";
  return Object.keys(schema).length === 0 ? undefined : schema;
}

const timeType = "meta/v1.Time";

function zeroOf(values: readonly (string | number)[]): string | number {
  return typeof values[0] === "number" ? 0 : "";
}

function useSchema(use: TypeUse): ConstraintSchema | undefined {
  const schema: ConstraintSchema = checkKeywords(use.checks);
  if (use.kind === "list" || use.kind === "map") {
    const inner = useSchema(use.kind === "list" ? use.items : use.values);
    if (inner !== undefined) schema[use.kind === "list" ? "items" : "additionalProperties"] = inner;
  }
  return Object.keys(schema).length === 0 ? undefined : schema;
}

const plainKeywords = [
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
] as const;

function checkKeywords(checks: Checks): ConstraintSchema {
  const schema: ConstraintSchema = {};
  const { minimum, maximum, format } = checks;
  if (minimum !== undefined && maximum !== undefined) schema["range"] = [minimum, maximum];
  else if (minimum !== undefined) schema["minimum"] = minimum;
  else if (maximum !== undefined) schema["maximum"] = maximum;
  if (checks.enum !== undefined) schema[enumKeyword(checks)] = checks.enum;
  for (const keyword of plainKeywords) if (checks[keyword] !== undefined) schema[keyword] = checks[keyword];
  if (format !== undefined && isFormatName(format)) {
    // Where a text may not be empty, that is all there is to say of an empty one.
    schema["format"] = (checks.minLength ?? 0) > 0 ? `${format} or empty` : format;
  }
  return schema;
}

function enumKeyword({ enumOrder }: Checks): string {
  return enumOrder === "given" ? "givenEnum" : "enum";
}
