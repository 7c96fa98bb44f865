import { text } from "../../../read.ts";
import type { Rule, SchemaSite } from "../../rule.ts";
import { sharedTypeFix } from "../../sharedTypes.ts";

/** Every value has exactly one stated type, so that it can be typed, decoded, merged and documented in one way. */
export const nonStructural: Rule = {
  id: "non-structural",
  schema: (site, { report }) => {
    for (const { key, message, fix } of problems(site)) {
      const pointer = key === undefined ? site.pointer : [...site.pointer, key];
      report(site.document, pointer, { message, fix, on: "key" });
    }
  },
};

interface Problem {
  readonly key?: string;
  readonly message: string;
  readonly fix: string;
}

function problems(site: SchemaSite): Problem[] {
  const { schema, role } = site;
  const has = (key: string) => Object.hasOwn(schema, key);
  if (role === "kind") return rootProblems(schema);
  if (has("$ref") || has("x-scalar")) return siblings(site, has("$ref") ? "$ref" : "x-scalar");
  const type = text(schema.type);
  const isObject = has("properties") || has("additionalProperties");
  if (has("properties") && has("additionalProperties")) {
    const fix = "keep properties for an object with named fields, additionalProperties for a map";
    return [{ key: "additionalProperties", message: "properties and additionalProperties exclude each other", fix }];
  }
  if (isObject && type !== undefined && type !== "object") {
    const key = has("properties") ? "properties" : "additionalProperties";
    return [{ key, message: `a ${type} has no ${key}`, fix: `write type: object, or remove ${key}` }];
  }
  if (has("items") && type !== "array")
    return [{ key: "items", message: "items without type: array", fix: "add type: array" }];
  if (type === "array" && !has("items")) {
    return [{ key: "type", message: "an array without items", fix: "add items with the schema of one item" }];
  }
  if (typeof schema.additionalProperties === "boolean") {
    const fix = "give the schema of the map's values, or use x-preserve-unknown-fields";
    return [{ key: "additionalProperties", message: "additionalProperties says nothing of the values", fix }];
  }
  if (isObject || schema["x-preserve-unknown-fields"] === true) return [];
  if (type === "object") {
    const fix = "add properties, additionalProperties or x-preserve-unknown-fields: true";
    return [{ key: "type", message: "an object that says nothing of its fields", fix }];
  }
  if (type !== undefined) return [];
  if (Object.keys(schema).some((key) => ["anyOf", "oneOf", "allOf", "const"].includes(key))) return [];
  const fix = sharedTypeFix(text(schema.format)) ?? "add type, $ref or properties";
  return [{ message: "the type of this value is not stated", fix }];
}

/** An object of a kind has fields of its own: its metadata is always there. */
function rootProblems(schema: SchemaSite["schema"]): Problem[] {
  const foreign = ["$ref", "x-scalar", "items", "additionalProperties", "enum", "default", "nullable"];
  const isOther = Object.hasOwn(schema, "type") && schema.type !== "object";
  return [...(isOther ? ["type"] : []), ...foreign.filter((key) => Object.hasOwn(schema, key))].map((key) => {
    const fix =
      key === "type" ? "write type: object, or remove it" : `remove ${key}, and name the fields in properties`;
    return { key, message: `${key} means nothing for a kind, which is an object with fields`, fix };
  });
}

function siblings({ schema }: SchemaSite, own: string): Problem[] {
  const foreign = ["type", "properties", "additionalProperties", "items", "x-scalar", "required"];
  return foreign
    .filter((key) => key !== own && Object.hasOwn(schema, key))
    .map((key) => ({ key, message: `${key} beside ${own} states the type twice`, fix: `remove ${key} or ${own}` }));
}
