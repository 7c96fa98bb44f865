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

/** Reads a schema as it was written. A keyword whose value has the wrong type counts as absent. */
export function readSchema(source: Json | undefined): Schema {
  const from = isObject(source) ? source : {};
  const schema: Writable = { ...empty, source: from };
  for (const key of Object.keys(from)) {
    const word = key.startsWith("x-") ? extensionPattern.exec(key)?.[2] : undefined;
    const reader = word === undefined ? keywords.get(key) : extensions.get(word);
    reader?.read(from[key] as Json, schema);
  }
  return schema;
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

/** Whether a schema writes any extension. */
export function hasExtension({ source }: Schema): boolean {
  for (const key in source) if (key.startsWith("x-")) return true;
  return false;
}

/** What a schema has that says nothing. */
const empty: Schema = {
  type: "",
  nullable: false,
  exclusiveMinimum: false,
  exclusiveMaximum: false,
  required: [],
  properties: new Map(),
  allOf: [],
  anyOf: [],
  oneOf: [],
  preserveUnknown: false,
  embedded: false,
  intOrString: false,
  rules: [],
  source: {},
};

type Writable = { -readonly [K in keyof Schema]: Schema[K] };

interface Reader {
  readonly name: keyof Schema;
  /** Reads the value of a keyword into a schema. */
  readonly read: (value: Json, into: Writable) => void;
}

function reader<K extends keyof Schema>(name: K, keyword: (value: Json) => Schema[K] | undefined): Reader {
  const read = (value: Json, into: Writable) => {
    const found = keyword(value);
    if (found !== undefined) into[name] = found;
  };
  return { name, read };
}

const limits = ["minimum", "maximum", "multipleOf"] as const;
const sizes = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"] as const;

const keywords: ReadonlyMap<string, Reader> = new Map(
  [
    ...(["type", "format", "pattern"] as const).map((name) => reader(name, textOf)),
    ...(["nullable", "exclusiveMinimum", "exclusiveMaximum"] as const).map((name) => reader(name, isTrue)),
    ...[...limits, ...sizes].map((name) => reader(name, (value) => (typeof value === "number" ? value : undefined))),
    ...(["allOf", "anyOf", "oneOf"] as const).map((name) => reader(name, schemasOf)),
    ...(["items", "not"] as const).map((name) => reader(name, schemaOf)),
    reader("additionalProperties", (value) => (typeof value === "boolean" ? value : schemaOf(value))),
    reader("properties", propertiesOf),
    reader("default", (value) => value ?? undefined),
    reader("enum", (value) => (Array.isArray(value) ? value : undefined)),
    reader("required", textsOf),
  ].map((each) => [each.name, each]),
);

const extensions: ReadonlyMap<string, Reader> = new Map<Extension, Reader>([
  ["preserve-unknown-fields", reader("preserveUnknown", isTrue)],
  ["embedded-resource", reader("embedded", isTrue)],
  ["int-or-string", reader("intOrString", isTrue)],
  ["validations", reader("rules", rulesOf)],
  ["list-type", reader("listType", textOf)],
  ["list-map-keys", reader("listMapKeys", textsOf)],
  ["map-type", reader("mapType", textOf)],
]);

function isTrue(value: Json | undefined): boolean {
  return value === true;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function textsOf(value: Json): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;
}

function schemaOf(value: Json): Schema | undefined {
  return isObject(value) ? readSchema(value) : undefined;
}

function schemasOf(value: Json): readonly Schema[] | undefined {
  return Array.isArray(value) ? value.map((each) => readSchema(each)) : undefined;
}

function propertiesOf(value: Json): ReadonlyMap<string, Schema> | undefined {
  if (!isObject(value)) return undefined;
  return new Map(Object.keys(value).map((name) => [name, readSchema(value[name])]));
}

const ruleTexts = ["message", "messageExpression", "reason", "fieldPath"] as const;

function rulesOf(value: Json): readonly RuleText[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isObject).map((each) => {
    const texts = ruleTexts.map((name) => [name, textOf(each[name])] as const).filter(([, text]) => text !== undefined);
    const { rule, optionalOldSelf } = each;
    const options = typeof optionalOldSelf === "boolean" ? { optionalOldSelf } : {};
    return { rule: textOf(rule) ?? "", ...Object.fromEntries(texts), ...options };
  });
}
