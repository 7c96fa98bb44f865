import { text } from "../../read.ts";
import type { Rule } from "../rule.ts";

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

/** A check that can never apply is a mistake, not a no-op. */
export const keywordType: Rule = {
  id: "keyword-type",
  schema: ({ document, pointer, schema }, { index, report }) => {
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
