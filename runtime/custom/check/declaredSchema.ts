import { extensionPattern } from "../../openapi/extensions.ts";
import type { RuleText } from "../../schema/structure.ts";
import { isObject, type Json, type JsonObject } from "../../schema/object.ts";

/** A schema as it is declared: in the order and with the names of its declaration, and what it does not say as zero. */
export interface DeclaredSchema {
  readonly value: object;
  /** Of the fields that it says something in. */
  readonly names: readonly string[];
}

/**
 * The declared form of a schema as it was written.
 *
 * @example
 * {"type":"object"} is {"ID":"","Schema":"","Ref":null,"Description":"","Type":"object","Nullable":false,...}
 */
export function declaredSchema(source: JsonObject): DeclaredSchema {
  const said = new Map(Object.keys(source).map((key) => [extensionPattern.exec(key)?.[2] ?? key, source[key]]));
  const names = fields.filter(({ key, zero }) => isSaid(said.get(key), zero)).map(({ name }) => name);
  return {
    names,
    // Of all below, too, and seldom wanted.
    get value() {
      return Object.fromEntries(fields.map(({ key, name, zero }) => [name, declaredValue(key, said.get(key), zero)]));
    },
  };
}

/** The declared form of a rule. */
export function declaredRule(rule: RuleText): object {
  return {
    Rule: rule.rule,
    Message: rule.message ?? "",
    MessageExpression: rule.messageExpression ?? "",
    Reason: rule.reason ?? null,
    FieldPath: rule.fieldPath ?? "",
    OptionalOldSelf: rule.optionalOldSelf ?? null,
  };
}

interface DeclaredField {
  readonly key: string;
  readonly name: string;
  readonly zero: Json;
}

/** In the order of their declaration. */
const fields: readonly DeclaredField[] = [
  ...of("", "id:ID $schema:Schema"),
  ...of(null, "$ref:Ref"),
  ...of("", "description type"),
  ...of(false, "nullable"),
  ...of("", "format title"),
  ...of(null, "default maximum"),
  ...of(false, "exclusiveMaximum"),
  ...of(null, "minimum"),
  ...of(false, "exclusiveMinimum"),
  ...of(null, "maxLength minLength"),
  ...of("", "pattern"),
  ...of(null, "maxItems minItems"),
  ...of(false, "uniqueItems"),
  ...of(null, "multipleOf enum maxProperties minProperties required items allOf oneOf anyOf not properties"),
  ...of(null, "additionalProperties patternProperties dependencies additionalItems definitions externalDocs example"),
  ...of(null, "preserve-unknown-fields:XPreserveUnknownFields"),
  ...of(false, "embedded-resource:XEmbeddedResource int-or-string:XIntOrString"),
  ...of(null, "list-map-keys:XListMapKeys list-type:XListType"),
  ...of(null, "map-type:XMapType validations:XValidations"),
];

function of(zero: Json, names: string): DeclaredField[] {
  return names.split(" ").map((each) => {
    const [key = "", name = key.charAt(0).toUpperCase() + key.slice(1)] = each.split(":");
    return { key, name, zero };
  });
}

function isSaid(value: Json | undefined, zero: Json): boolean {
  return value !== undefined && value !== null && value !== zero;
}

const schemas: ReadonlySet<string> = new Set(["not"]);
const lists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);
const maps: ReadonlySet<string> = new Set(["properties", "patternProperties", "definitions"]);

function declaredValue(key: string, value: Json | undefined, zero: Json): unknown {
  if (value === undefined || value === null) return zero;
  if (schemas.has(key)) return inner(value);
  if (lists.has(key)) return Array.isArray(value) ? value.map(inner) : value;
  if (maps.has(key) && isObject(value)) {
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((name) => [name, inner(value[name])]),
    );
  }
  if (key === "items") {
    return Array.isArray(value)
      ? { Schema: null, JSONSchemas: value.map(inner) }
      : { Schema: inner(value), JSONSchemas: null };
  }
  if (key === "additionalProperties" || key === "additionalItems") {
    return typeof value === "boolean" ? { Allows: value, Schema: null } : { Allows: true, Schema: inner(value) };
  }
  if (key === "validations" && Array.isArray(value))
    return value.map((each) => declaredRule(each as unknown as RuleText));
  return value;
}

function inner(value: Json | undefined): unknown {
  return isObject(value) ? declaredSchema(value).value : value;
}
