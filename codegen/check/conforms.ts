import { compileRegex } from "../../runtime/cel/regex/regex.ts";
import { isMultiple } from "../../runtime/schema/multiple.ts";
import { isRecord, list, number, own, recordOf, strings, text } from "../read.ts";
import type { Target } from "../references.ts";
import { scalarViolation } from "./conformsScalar.ts";
import type { SpecIndex } from "./specIndex.ts";

/** Why a value (a default) does not obey a schema, or undefined when it does. */
export function violation(value: unknown, at: Target, index: SpecIndex): string | undefined {
  const target = index.follow(at.document, at.schema);
  if (target === undefined) return undefined;
  if (value === null) return at.schema.nullable === true ? undefined : "null is not allowed here";
  const { schema } = target;
  return (
    typeViolation(value, schema) ??
    scalarViolation(value, schema) ??
    checksViolation(value, [at.schema, schema]) ??
    partsViolation(value, target, index)
  );
}

function typeViolation(value: unknown, schema: Target["schema"]): string | undefined {
  const wanted = text(schema["x-scalar"]) ?? text(schema.type) ?? (isObject(schema) ? "object" : undefined);
  if (wanted === undefined || hasType(value, wanted)) return undefined;
  return `${JSON.stringify(value)} is not ${/^[aeio]/.test(wanted) ? "an" : "a"} ${wanted}`;
}

function isObject(schema: Target["schema"]): boolean {
  return isRecord(schema.properties) || isRecord(schema.additionalProperties);
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case "integer":
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
      return Number.isInteger(value);
    case "number":
    case "double":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value);
    case "object":
    case "raw":
    case "fieldsV1":
      return isRecord(value);
    case "intOrString":
    case "quantity":
      return typeof value === "string" || Number.isInteger(value);
    case "json":
      return true;
    default:
      return typeof value === "string";
  }
}

function checksViolation(value: unknown, schemas: readonly Target["schema"][]): string | undefined {
  for (const schema of schemas) {
    const allowed = schema.enum;
    if (Array.isArray(allowed) && !allowed.includes(value)) return `${JSON.stringify(value)} is not in its enum`;
    const found =
      typeof value === "number"
        ? numberViolation(value, schema)
        : typeof value === "string"
          ? textViolation(value, schema)
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function numberViolation(value: number, schema: Target["schema"]): string | undefined {
  const bound = (key: string) => number(schema[key]);
  const [minimum, maximum, above, below] = [
    bound("minimum"),
    bound("maximum"),
    bound("exclusiveMinimum"),
    bound("exclusiveMaximum"),
  ];
  const step = bound("multipleOf");
  if (minimum !== undefined && value < minimum) return `${value} is below its minimum ${minimum}`;
  if (maximum !== undefined && value > maximum) return `${value} is above its maximum ${maximum}`;
  if (above !== undefined && value <= above) return `${value} is not above ${above}`;
  if (below !== undefined && value >= below) return `${value} is not below ${below}`;
  if (step !== undefined && !isMultiple(value, step)) return `${value} is not a multiple of ${step}`;
  return undefined;
}

function textViolation(value: string, schema: Target["schema"]): string | undefined {
  const length = [...value].length;
  const [shortest, longest, pattern] = [number(schema.minLength), number(schema.maxLength), text(schema.pattern)];
  if (shortest !== undefined && length < shortest) return `"${value}" is shorter than ${shortest}`;
  if (longest !== undefined && length > longest) return `"${value}" is longer than ${longest}`;
  if (pattern === undefined) return undefined;
  const regex = compileRegex(pattern);
  // bad-pattern says what is wrong with it.
  return "problem" in regex || regex.test(value, { step: () => {} })
    ? undefined
    : `"${value}" does not match ${pattern}`;
}

function partsViolation(value: unknown, target: Target, index: SpecIndex): string | undefined {
  const { document, schema } = target;
  if (Array.isArray(value)) return sizeViolation(value.length, schema, "Items") ?? itemsViolation(value, target, index);
  if (!isRecord(value)) return undefined;
  const properties = recordOf(schema, "properties");
  const values = schema.additionalProperties;
  for (const [key, each] of Object.entries(value)) {
    const inner = own(properties, key) ?? values;
    if (!isRecord(inner) && isObject(schema) && schema["x-preserve-unknown-fields"] !== true)
      return `it has no field "${key}"`;
    const found = isRecord(inner) ? violation(each, { document, schema: inner }, index) : undefined;
    if (found !== undefined) return `${key}: ${found}`;
  }
  const absent = strings(schema.required).find((key) => {
    const inner = own(properties, key);
    return !Object.hasOwn(value, key) && !(isRecord(inner) && Object.hasOwn(inner, "default"));
  });
  if (absent !== undefined) return `it lacks the required "${absent}"`;
  return sizeViolation(Object.keys(value).length, schema, "Properties");
}

function itemsViolation(values: readonly unknown[], target: Target, index: SpecIndex): string | undefined {
  const items = target.schema.items;
  if (!isRecord(items)) return undefined;
  for (const [position, each] of list(values).entries()) {
    const found = violation(each, { document: target.document, schema: items }, index);
    if (found !== undefined) return `[${position}]: ${found}`;
  }
  return undefined;
}

function sizeViolation(size: number, schema: Target["schema"], what: "Items" | "Properties"): string | undefined {
  const [fewest, most] = [number(schema[`min${what}`]), number(schema[`max${what}`])];
  if (fewest !== undefined && size < fewest) return `it has ${size} ${what.toLowerCase()}, fewer than ${fewest}`;
  if (most !== undefined && size > most) return `it has ${size} ${what.toLowerCase()}, more than ${most}`;
  return undefined;
}
