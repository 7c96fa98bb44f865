import { escapedName } from "../../cel/names.ts";
import { type CelType, dyn, type ObjectField } from "../../cel/type.ts";
import type { Schema } from "./jsonSchema.ts";

/** A schema stands in one place, so it has one type. */
const known = new WeakMap<Schema, { readonly type: CelType | undefined }>();

/** The type of a schema's values in expressions; undefined when expressions cannot see them. */
export function celTypeOf(schema: Schema, { name = "object", isRoot = false } = {}): CelType | undefined {
  if (isRoot) return makeType(schema, name, true);
  let made = known.get(schema);
  if (made === undefined) {
    made = { type: makeType(schema, name, false) };
    known.set(schema, made);
  }
  return made.type;
}

function makeType(schema: Schema, name: string, isRoot: boolean): CelType | undefined {
  const { type, intOrString, items } = schema;
  if (intOrString) return dyn;
  switch (type) {
    case "string":
      return textType(schema);
    case "boolean":
      return { kind: "bool" };
    case "integer":
      return { kind: "int" };
    case "number":
      return { kind: "double" };
    case "array": {
      const item = items === undefined ? undefined : celTypeOf(items, { name: `${name}.@idx` });
      return item === undefined ? undefined : { kind: "list", item, ...sizeOf(schema.maxItems), ...topologyOf(schema) };
    }
    case "object":
      return objectType(schema, name, isRoot);
    default:
      return undefined;
  }
}

function sizeOf(maxSize: number | undefined): { readonly maxSize?: number } {
  return maxSize === undefined ? {} : { maxSize };
}

function topologyOf({ listType, listMapKeys }: Schema) {
  if (listType !== "set" && listType !== "map") return {};
  return { topology: { kind: listType, keys: listMapKeys ?? [] } } as const;
}

function textType({ format, maxLength, enum: allowed }: Schema): CelType {
  switch (format) {
    case "byte":
      return { kind: "bytes", ...sizeOf(maxLength) };
    case "duration":
      return { kind: "duration" };
    case "date":
    case "date-time":
    case "datetime":
      return { kind: "timestamp" };
    default: {
      let longest = 0;
      for (const each of allowed ?? []) if (typeof each === "string") longest = Math.max(longest, each.length);
      return { kind: "string", ...sizeOf(maxLength ?? (allowed === undefined ? undefined : longest)) };
    }
  }
}

function objectType(schema: Schema, name: string, isRoot: boolean): CelType | undefined {
  const { additionalProperties, properties } = schema;
  if (typeof additionalProperties === "object") {
    const value = celTypeOf(additionalProperties, { name: `${name}.@elem` });
    if (value === undefined) return undefined;
    return { kind: "map", key: { kind: "string" }, value, ...sizeOf(schema.maxProperties) };
  }
  const fields = new Map<string, ObjectField>();
  for (const [property, each] of properties) {
    const escaped = escapedName(property);
    const type = celTypeOf(each, { name: `${name}.${property}` });
    if (escaped !== undefined && type !== undefined) fields.set(escaped, { name: property, type });
  }
  if (isRoot || schema.embedded) for (const [field, type] of headFields()) fields.set(field, { name: field, type });
  return { kind: "object", name, fields };
}

/** Of every object that is one of its own: expressions see no more of its metadata. */
function headFields(): readonly (readonly [string, CelType])[] {
  const text: CelType = { kind: "string", maxSize: 253 };
  const names = ["name", "generateName"].map((name) => [name, { name, type: text }] as const);
  return [
    ["apiVersion", text],
    ["kind", text],
    ["metadata", { kind: "object", name: "objectMeta", fields: new Map(names) }],
  ];
}
