import { extensionPattern, type extensionWords } from "../../openapi/extensions.ts";
import { isObject, type Json, type JsonObject } from "../../schema/object.ts";
import type { RuleText } from "../../schema/structure.ts";

/** A schema of a custom kind, with the extensions under one spelling. Absent keywords are absent here. */
export interface Schema {
  /** "" when it says none. */
  readonly type: string;
  readonly format?: string;
  readonly nullable: boolean;
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum: boolean;
  readonly exclusiveMaximum: boolean;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, Schema>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf: readonly Schema[];
  readonly anyOf: readonly Schema[];
  readonly oneOf: readonly Schema[];
  readonly not?: Schema;
  readonly preserveUnknown: boolean;
  readonly embedded: boolean;
  readonly intOrString: boolean;
  readonly listType?: string;
  readonly listMapKeys?: readonly string[];
  readonly mapType?: string;
  readonly rules: readonly RuleText[];
  /** As it was written: error paths and the check for foreign keywords need it. */
  readonly source: JsonObject;
}

/** The extensions, without the vendor's word in the middle of `x-<vendor>-list-type`. */
export type Extension = (typeof extensionWords)[number];

type Mutable<T> = { -readonly [P in keyof T]: T[P] };

/** Reads a schema as it was written. A keyword whose value has the wrong type counts as absent. */
export function readSchema(source: Json | undefined): Schema {
  const from = isObject(source) ? source : {};
  const schema: Mutable<Schema> = {
    source: from,
    type: stringOf(from["type"]) ?? "",
    nullable: from["nullable"] === true,
    exclusiveMinimum: from["exclusiveMinimum"] === true,
    exclusiveMaximum: from["exclusiveMaximum"] === true,
    required: stringsOf(from["required"]) ?? none,
    properties: propertiesOf(from["properties"]),
    allOf: schemasOf(from["allOf"]),
    anyOf: schemasOf(from["anyOf"]),
    oneOf: schemasOf(from["oneOf"]),
    preserveUnknown: false,
    embedded: false,
    intOrString: false,
    rules: none,
  };
  readKeywords(from, schema);
  for (const key in from) if (key.startsWith("x-")) readExtension(key, from[key] as Json, schema);
  return schema;
}

const none: readonly never[] = [];

/** Those that a schema may do without, if it has them. */
function readKeywords(from: JsonObject, schema: Mutable<Schema>): void {
  const { not, items, additionalProperties, default: value, format, pattern } = from;
  if (isObject(not)) schema.not = readSchema(not);
  if (isObject(items)) schema.items = readSchema(items);
  if (typeof additionalProperties === "boolean") schema.additionalProperties = additionalProperties;
  else if (isObject(additionalProperties)) schema.additionalProperties = readSchema(additionalProperties);
  if (value !== undefined && value !== null) schema.default = value;
  if (Array.isArray(from["enum"])) schema.enum = from["enum"];
  if (typeof format === "string") schema.format = format;
  if (typeof pattern === "string") schema.pattern = pattern;
  for (const key of numberKeywords) {
    const number = from[key];
    if (typeof number === "number") schema[key] = number;
  }
}

function readExtension(key: string, value: Json, schema: Mutable<Schema>): void {
  switch (extensionPattern.exec(key)?.[2] as Extension | undefined) {
    case "preserve-unknown-fields":
      schema.preserveUnknown = value === true;
      break;
    case "embedded-resource":
      schema.embedded = value === true;
      break;
    case "int-or-string":
      schema.intOrString = value === true;
      break;
    case "validations":
      schema.rules = rulesOf(value);
      break;
    case "list-type":
      if (typeof value === "string") schema.listType = value;
      break;
    case "map-type":
      if (typeof value === "string") schema.mapType = value;
      break;
    case "list-map-keys":
      if (Array.isArray(value)) schema.listMapKeys = stringsOf(value) ?? none;
      break;
    default:
      break;
  }
}

/**
 * The key under which a schema writes an extension; where it does not, spelt as its others are, or those of the schema
 * around it, or as the wire has it.
 */
export function extensionKey(schema: Schema, name: Extension, around?: Schema): string {
  const keys = Object.keys(schema.source);
  const found = keys.find((key) => extensionPattern.exec(key)?.[2] === name);
  if (found !== undefined) return found;
  const other = [...keys, ...Object.keys(around?.source ?? {})].find((key) => extensionPattern.test(key)) ?? "";
  return `x-${extensionPattern.exec(other)?.[1] ?? "kubernetes"}-${name}`;
}

const numberKeywords = [
  "minimum",
  "maximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
] as const;

const noProperties: ReadonlyMap<string, Schema> = new Map();

function propertiesOf(source: Json | undefined): ReadonlyMap<string, Schema> {
  if (!isObject(source)) return noProperties;
  const properties = new Map<string, Schema>();
  for (const name of Object.keys(source)) properties.set(name, readSchema(source[name]));
  return properties;
}

function schemasOf(source: Json | undefined): readonly Schema[] {
  return Array.isArray(source) ? source.map((each) => readSchema(each)) : none;
}

function rulesOf(source: Json | undefined): readonly RuleText[] {
  if (!Array.isArray(source)) return [];
  return source.filter(isObject).map((each) => ({
    rule: stringOf(each["rule"]) ?? "",
    ...defined("message", stringOf(each["message"])),
    ...defined("messageExpression", stringOf(each["messageExpression"])),
    ...defined("reason", stringOf(each["reason"])),
    ...defined("fieldPath", stringOf(each["fieldPath"])),
    ...defined("optionalOldSelf", typeof each["optionalOldSelf"] === "boolean" ? each["optionalOldSelf"] : undefined),
  }));
}

function defined<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}

function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function stringsOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;
}
