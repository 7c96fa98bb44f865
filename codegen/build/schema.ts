import type { Checks, RuleModel } from "../model.ts";
import { type Data, list, record, text } from "../read.ts";

const checkKeys = [
  ...([
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
  ] as const),
  ...(["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "enum"] as const),
];

/** The keywords that constrain a value, without those that only say how it is carried. */
export function buildChecks(schema: Data): Checks {
  const checks: Record<string, unknown> = {};
  for (const key of checkKeys) if (Object.hasOwn(schema, key)) checks[key] = schema[key];
  const unchecked = schema["x-enum-unchecked"];
  const known = schema["x-known"] ?? unchecked;
  if (known !== undefined) checks.known = known;
  if (unchecked !== undefined) checks.isPublished = true;
  if (Object.hasOwn(schema, "x-enum-order")) checks.enumOrder = schema["x-enum-order"];
  const format = text(schema.format);
  if (schema.type === "string" && format !== undefined && !["byte", "date-time"].includes(format)) {
    checks.format = format;
  }
  return checks;
}

export function buildRules(schema: Data): RuleModel[] {
  return list(schema["x-validations"]).map((each) => {
    const { rule, optionalOldSelf, ...rest } = record(each);
    const texts: Record<string, string> = {};
    for (const [key, value] of Object.entries(rest)) if (typeof value === "string") texts[key] = value;
    return { rule: text(rule) ?? "", ...texts, ...(optionalOldSelf === true ? { optionalOldSelf } : {}) };
  });
}
