import { text } from "../../../read.ts";
import type { Report, Rule, SchemaSite } from "../../rule.ts";

const meaning: Readonly<Record<string, readonly string[]>> = {
  minimum: ["integer", "number"],
  maximum: ["integer", "number"],
  exclusiveMinimum: ["integer", "number"],
  exclusiveMaximum: ["integer", "number"],
  multipleOf: ["integer", "number"],
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  "x-known": ["string"],
  "x-enum-unchecked": ["string"],
  "x-enum-order": ["string"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  "x-list-type": ["array"],
  "x-list-map-keys": ["array"],
  "x-patch-merge-key": ["array"],
  minProperties: ["object"],
  maxProperties: ["object"],
};

const types = ["string", "integer", "number", "boolean", "array", "object"];

/** What a field has, and neither a type nor what a list or map holds. */
const ofFields = ["x-proto", "x-presence", "default", "nullable", "x-patch-strategy"];

/** What restricts the values of one place, and not the type that is there. */
const ofPlaces = ["enum", "minProperties", "maxProperties"];

/** A check that can never apply is a mistake, not a no-op. */
export const keywordType: Rule = {
  id: "keyword-type",
  schema: (site, { index, report }) => {
    const { document, pointer, schema } = site;
    for (const { key, ...what } of misplaced(site)) report(document, [...pointer, key], what);
    const target = index.follow(document, schema)?.schema;
    const isObject =
      target !== undefined && (Object.hasOwn(target, "properties") || Object.hasOwn(target, "additionalProperties"));
    const type = text(target?.type) ?? (isObject ? "object" : undefined);
    if (type === undefined || !types.includes(type)) return;
    for (const [key, meant] of Object.entries(meaning)) {
      if (!Object.hasOwn(schema, key) || meant.includes(type)) continue;
      const message = `${key} means nothing for ${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
      report(document, [...pointer, key], {
        message,
        fix: `remove it, or make the type ${meant.join(" or ")}`,
        on: "key",
      });
    }
  },
};

function misplaced({ schema, role }: SchemaSite): (Report & { readonly key: string })[] {
  const has = (key: string) => Object.hasOwn(schema, key);
  const found = (keys: readonly string[], where: string, fix: string) =>
    keys.filter(has).map((key) => ({ key, message: `${key} means nothing ${where}`, fix, on: "key" as const }));
  const toField = "remove it, or move it to the field";
  const shape = ["$ref", "properties", "items", "additionalProperties"].find(has);
  const formats = shape === undefined ? [] : found(["format"], `beside ${shape}`, "remove it");
  switch (role) {
    case "items":
      return [...formats, ...found(ofFields, "for the items of a list", toField)];
    case "values":
      return [...formats, ...found(ofFields, "for the values of a map", toField)];
    case "kind":
    case "definition": {
      const isObject = has("properties");
      const keys = isObject ? [...ofFields, ...ofPlaces] : ofFields.filter((key) => key.startsWith("x-p"));
      return [...formats, ...found(keys, "on a type", "remove it, or write it where the type is used")];
    }
    default:
      return formats;
  }
}
