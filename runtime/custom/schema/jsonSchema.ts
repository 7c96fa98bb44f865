import type { Json, JsonObject } from "../../schema/object.ts";

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
  readonly rules: readonly SchemaRule[];
  /** As it was written: error paths and the check for foreign keywords need it. */
  readonly source: JsonObject;
}

export interface SchemaRule {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
  readonly optionalOldSelf?: boolean;
}

/** The extensions, without the vendor's word in the middle of `x-<vendor>-list-type`. */
export type Extension =
  | "preserve-unknown-fields"
  | "embedded-resource"
  | "int-or-string"
  | "list-type"
  | "list-map-keys"
  | "map-type"
  | "validations";

/** Reads a schema as it was written. A keyword whose value has the wrong type counts as absent. */
export function readSchema(source: Json | undefined): Schema {
  const from = isObject(source) ? source : {};
  const extension = extensionsOf(from);
  return {
    source: from,
    type: stringOf(from["type"]) ?? "",
    nullable: from["nullable"] === true,
    exclusiveMinimum: from["exclusiveMinimum"] === true,
    exclusiveMaximum: from["exclusiveMaximum"] === true,
    required: stringsOf(from["required"]) ?? [],
    properties: propertiesOf(from["properties"]),
    allOf: schemasOf(from["allOf"]),
    anyOf: schemasOf(from["anyOf"]),
    oneOf: schemasOf(from["oneOf"]),
    preserveUnknown: extension.get("preserve-unknown-fields") === true,
    embedded: extension.get("embedded-resource") === true,
    intOrString: extension.get("int-or-string") === true,
    rules: rulesOf(extension.get("validations")),
    ...defined("not", isObject(from["not"]) ? readSchema(from["not"]) : undefined),
    ...defined("items", isObject(from["items"]) ? readSchema(from["items"]) : undefined),
    ...defined("additionalProperties", additionalOf(from["additionalProperties"])),
    ...defined("default", from["default"] ?? undefined),
    ...defined("enum", Array.isArray(from["enum"]) ? from["enum"] : undefined),
    ...defined("format", stringOf(from["format"])),
    ...defined("pattern", stringOf(from["pattern"])),
    ...defined("listType", stringOf(extension.get("list-type"))),
    ...defined("listMapKeys", stringsOf(extension.get("list-map-keys"))),
    ...defined("mapType", stringOf(extension.get("map-type"))),
    ...numbersOf(from),
  };
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

const extensions =
  "preserve-unknown-fields|embedded-resource|int-or-string|list-type|list-map-keys|map-type|validations" as const;
const extensionPattern = new RegExp(`^x-([a-z0-9]+)-(${extensions})$`);

function extensionsOf(source: JsonObject): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  for (const [key, value] of Object.entries(source)) {
    const [, , name] = extensionPattern.exec(key) ?? [];
    if (name !== undefined) found.set(name, value);
  }
  return found;
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

function numbersOf(source: JsonObject): Partial<Record<(typeof numberKeywords)[number], number>> {
  return Object.fromEntries(
    numberKeywords.flatMap((key) => (typeof source[key] === "number" ? [[key, source[key]]] : [])),
  );
}

function additionalOf(source: Json | undefined): Schema | boolean | undefined {
  if (typeof source === "boolean") return source;
  return isObject(source) ? readSchema(source) : undefined;
}

function propertiesOf(source: Json | undefined): ReadonlyMap<string, Schema> {
  return new Map(isObject(source) ? Object.entries(source).map(([name, each]) => [name, readSchema(each)]) : []);
}

function schemasOf(source: Json | undefined): readonly Schema[] {
  return Array.isArray(source) ? source.map(readSchema) : [];
}

function rulesOf(source: Json | undefined): readonly SchemaRule[] {
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

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function stringsOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;
}
