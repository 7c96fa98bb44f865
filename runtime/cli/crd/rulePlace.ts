import { escapedName } from "../../cel/names.ts";
import { isObject, type JsonObject } from "../../schema/object.ts";

/** A field that a rule of a spec file reads, as an expression of CEL finds it in a custom object. */
export interface RulePlace {
  /** The value, where it is there. */
  readonly value: string;
  /** Whether it is there. */
  readonly isSet: string;
  readonly form: "text" | "integer" | "number" | "flag" | "other";
  readonly schema: JsonObject;
  /** Whether every object has it. */
  readonly isRequired: boolean;
  /** Whether it is read from the object before the update. */
  readonly isOld: boolean;
  /** As `fieldPath` says it; undefined where that has no words for it. */
  readonly fieldPath: string | undefined;
}

/**
 * Follows a path through exported schemas; undefined where CEL does not see the same there: items, keys of maps, and
 * fields of which zero or null counts as unset.
 *
 * @param made the object that the rule stands on.
 */
export function placeOf(
  path: unknown,
  made: JsonObject,
  isExact: (schema: JsonObject) => boolean,
): RulePlace | undefined {
  const match = typeof path === "string" ? /^(self|oldSelf)?((?:\.[A-Za-z_][A-Za-z0-9_-]*)+)$/.exec(path) : null;
  if (match === null) return undefined;
  const isOld = match[1] === "oldSelf";
  let [value, isSet, schema, isRequired] = [isOld ? "oldSelf" : "self", "", made, true];
  const steps = (match[2] ?? "").slice(1).split(".");
  for (const step of steps) {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const next = Object.hasOwn(properties, step) ? properties[step] : undefined;
    const name = escapedName(step);
    if (!isObject(next) || !isExact(next) || name === undefined) return undefined;
    isRequired = Array.isArray(schema.required) && schema.required.includes(step);
    value = `${value}.${name}`;
    isSet = isSet === "" ? `has(${value})` : `${isSet} && has(${value})`;
    schema = next;
  }
  const isPlain = steps.every((each) => /^[A-Za-z_]\w*$/.test(each));
  const fieldPath = isPlain ? `.${steps.join(".")}` : undefined;
  return { value, isSet, form: formOf(schema), schema, isRequired, isOld, fieldPath };
}

/** Texts of these formats are values of other types in CEL. */
const typedFormats = ["byte", "date", "date-time", "datetime", "duration"];

function formOf({ type, format }: JsonObject): RulePlace["form"] {
  switch (type) {
    case "string":
      return typeof format === "string" && typedFormats.includes(format) ? "other" : "text";
    case "integer":
    case "number":
      return type;
    case "boolean":
      return "flag";
    default:
      return "other";
  }
}

/** A value of a rule as a literal of the type of a place; undefined where it has no such value. */
export function literalFor({ form }: RulePlace, value: unknown): string | undefined {
  if (form === "text") return typeof value === "string" ? JSON.stringify(value) : undefined;
  if (form === "flag") return typeof value === "boolean" ? String(value) : undefined;
  if (form === "integer") return Number.isSafeInteger(value) ? String(value) : undefined;
  if (form !== "number" || typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Number.isSafeInteger(value) ? `${value}.0` : String(value);
}
