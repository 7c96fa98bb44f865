import type { ScalarType, ValueType } from "../schema/structure.ts";

/**
 * A JSON value as expressions see it: integers are bigint as the schema says, times are Dates, the rest stays. What the
 * schema does not describe is typed by its look: whole numbers are integers.
 */
export function celValue(value: unknown, type: ValueType | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (type === undefined) return untyped(value);
  if (typeof type === "string") return scalar(value, type);
  if ("list" in type) return Array.isArray(value) ? value.map((each) => celValue(each, type.list)) : untyped(value);
  if (typeof value !== "object") return untyped(value);
  if ("map" in type) return members(value, () => type.map);
  const { byName } = type.structure();
  return members(value, (name) => byName.get(name)?.type);
}

function members(value: object, typeOf: (name: string) => ValueType | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, celValue(each, typeOf(name))]));
}

function scalar(value: unknown, type: ScalarType): unknown {
  switch (type) {
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
      return typeof value === "number" && Number.isInteger(value) ? BigInt(value) : value;
    case "time":
    case "microTime":
      return typeof value === "string" ? new Date(value) : value;
    case "double":
    case "string":
    case "boolean":
      return value;
    default:
      return untyped(value);
  }
}

function untyped(value: unknown): unknown {
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(untyped);
  if (typeof value === "object" && value !== null) return members(value, () => undefined);
  return value;
}
