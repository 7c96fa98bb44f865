// Generated from apiextensions/v1/jsonSchema.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./jsonSchema.ts";
import { validateJSONSchemaProps, validateValidationRule } from "./jsonSchema.validator.ts";

/** Fields of JSONSchemaPropsOrArray in wire order. */
export const JSONSchemaPropsOrArray: Structure = structure("JSONSchemaPropsOrArray", () => [
  field("schema", 1, { structure: () => JSONSchemaProps }, { presence: "pointer" }),
  field("jSONSchemas", 2, { list: { structure: () => JSONSchemaProps } }),
]);

/** Fields of JSONSchemaPropsOrBool in wire order. */
export const JSONSchemaPropsOrBool: Structure = structure("JSONSchemaPropsOrBool", () => [
  field("allows", 1, "boolean"),
  field("schema", 2, { structure: () => JSONSchemaProps }, { presence: "pointer" }),
]);

/** Fields of JSONSchemaPropsOrStringArray in wire order. */
export const JSONSchemaPropsOrStringArray: Structure = structure("JSONSchemaPropsOrStringArray", () => [
  field("schema", 1, { structure: () => JSONSchemaProps }, { presence: "pointer" }),
  field("property", 2, { list: "string" }),
]);

/** Fields of JSONSchemaProps in wire order. */
export const JSONSchemaProps: Structure = structure("JSONSchemaProps", () => [
  field("id", 1, "string"),
  field("$schema", 2, "string"),
  field("$ref", 3, "string", { presence: "pointer" }),
  field("description", 4, "string"),
  field("type", 5, "string"),
  field("format", 6, "string"),
  field("title", 7, "string"),
  field("default", 8, "json", { presence: "pointer" }),
  field("maximum", 9, "double", { presence: "pointer" }),
  field("exclusiveMaximum", 10, "boolean"),
  field("minimum", 11, "double", { presence: "pointer" }),
  field("exclusiveMinimum", 12, "boolean"),
  field("maxLength", 13, "int64", { presence: "pointer" }),
  field("minLength", 14, "int64", { presence: "pointer" }),
  field("pattern", 15, "string"),
  field("maxItems", 16, "int64", { presence: "pointer" }),
  field("minItems", 17, "int64", { presence: "pointer" }),
  field("uniqueItems", 18, "boolean"),
  field("multipleOf", 19, "double", { presence: "pointer" }),
  field("enum", 20, { list: "json" }, { listType: "atomic" }),
  field("maxProperties", 21, "int64", { presence: "pointer" }),
  field("minProperties", 22, "int64", { presence: "pointer" }),
  field("required", 23, { list: "string" }, { listType: "atomic" }),
  field("items", 24, "json", { presence: "pointer", oneOf: () => JSONSchemaPropsOrArray }),
  field("allOf", 25, { list: { structure: () => JSONSchemaProps } }, { listType: "atomic" }),
  field("oneOf", 26, { list: { structure: () => JSONSchemaProps } }, { listType: "atomic" }),
  field("anyOf", 27, { list: { structure: () => JSONSchemaProps } }, { listType: "atomic" }),
  field("not", 28, { structure: () => JSONSchemaProps }, { presence: "pointer" }),
  field("properties", 29, { map: { structure: () => JSONSchemaProps } }),
  field("additionalProperties", 30, "json", { presence: "pointer", oneOf: () => JSONSchemaPropsOrBool }),
  field("patternProperties", 31, { map: { structure: () => JSONSchemaProps } }),
  field("dependencies", 32, { map: "json" }, { presence: "pointer", oneOf: () => JSONSchemaPropsOrStringArray }),
  field("additionalItems", 33, "json", { presence: "pointer", oneOf: () => JSONSchemaPropsOrBool }),
  field("definitions", 34, { map: { structure: () => JSONSchemaProps } }),
  field("externalDocs", 35, { structure: () => ExternalDocumentation }, { presence: "pointer" }),
  field("example", 36, "json", { presence: "pointer" }),
  field("nullable", 37, "boolean"),
  field("x-orch-preserve-unknown-fields", 38, "boolean", { presence: "pointer" }),
  field("x-orch-embedded-resource", 39, "boolean"),
  field("x-orch-int-or-string", 40, "boolean"),
  field("x-orch-list-map-keys", 41, { list: "string" }, { listType: "atomic" }),
  field("x-orch-list-type", 42, "string", { presence: "pointer" }),
  field("x-orch-map-type", 43, "string", { presence: "pointer" }),
  field("x-orch-validations", 44, { list: { structure: () => ValidationRule } }, {
    listType: "map",
    mapKeys: ["rule"],
    patchStrategy: ["merge"],
    mergeKey: "rule",
  }),
], { validate: validateJSONSchemaProps });

/** Fields of ExternalDocumentation in wire order. */
export const ExternalDocumentation: Structure = structure("ExternalDocumentation", () => [
  field("description", 1, "string"),
  field("url", 2, "string"),
]);

/** Fields of ValidationRule in wire order. */
export const ValidationRule: Structure = structure("ValidationRule", () => [
  field("rule", 1, "string", { presence: "always" }),
  field("message", 2, "string"),
  field("messageExpression", 3, "string"),
  field("reason", 4, "string", { presence: "pointer" }),
  field("fieldPath", 5, "string"),
  field("optionalOldSelf", 6, "boolean", { presence: "pointer", gate: "CRDValidationRatcheting" }),
], { validate: validateValidationRule });

export function defaultJSONSchemaProps(o: types.JSONSchemaProps): void {
  if (o.allOf) for (const each of o.allOf) defaultJSONSchemaProps(each);
  if (o.oneOf) for (const each of o.oneOf) defaultJSONSchemaProps(each);
  if (o.anyOf) for (const each of o.anyOf) defaultJSONSchemaProps(each);
  if (o.not) defaultJSONSchemaProps(o.not);
  if (o.properties) for (const each of Object.values(o.properties)) defaultJSONSchemaProps(each);
  if (o.patternProperties) for (const each of Object.values(o.patternProperties)) defaultJSONSchemaProps(each);
  if (o.definitions) for (const each of Object.values(o.definitions)) defaultJSONSchemaProps(each);
  if (o["x-orch-validations"]) for (const each of o["x-orch-validations"]) defaultValidationRule(each);
}

export function defaultValidationRule(o: types.ValidationRule): void {
  o.rule ??= "";
}
