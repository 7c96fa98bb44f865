import {
  type Field,
  field,
  type ScalarType,
  type Structure,
  structure,
  type TypeMeta,
  type Value,
  type ValueOptions,
  type ValueType,
} from "../../schema/structure.ts";
import type { Json } from "../../schema/object.ts";
import type { Schema } from "./jsonSchema.ts";

/**
 * The structure of a custom kind: what decoding, ownership and expressions look up about its fields. Every value is
 * kept, also the zero ones, so all fields are pointers; no field has a number, as custom kinds have no binary form.
 */
export function structureOf(
  schema: Schema,
  { type, objectMeta = anyMetadata }: { readonly type?: TypeMeta; readonly objectMeta?: Structure } = {},
): Structure {
  const metadata = field("metadata", 1, { structure: () => objectMeta }, { presence: "pointer" });
  return structure(
    rootName,
    () => [metadata, ...fieldsOf(schema, { name: rootName, objectMeta }).filter((each) => !heads.has(each.name))],
    {
      leavesTypes: true,
      preserveUnknown: schema.preserveUnknown,
      objectMeta,
      required: requiredOf(schema),
      ...(type === undefined ? {} : { typeMeta: type }),
      ...(schema.rules.length === 0 ? {} : { rules: schema.rules }),
    },
  );
}

/** Where a schema is checked before it has objects. */
const anyMetadata = structure("ObjectMeta", () => [], { preserveUnknown: true });

/** What messages about expressions call the type of the whole object; that of a field is `object.spec`. */
const rootName = "object";

const heads: ReadonlySet<string> = new Set(["apiVersion", "kind", "metadata"]);

interface Naming {
  readonly name: string;
  /** Of objects inside of objects. */
  readonly objectMeta: Structure;
}

function fieldsOf({ properties }: Schema, { name, objectMeta }: Naming): Field[] {
  return Array.from(properties, ([member, each]) => {
    const { type, ...options } = valueIn(each, { name: `${name}.${member}`, objectMeta });
    return field(member, 0, type, { presence: "pointer", ...options });
  });
}

/** What the schema says of a value inside the object. */
export function valueIn(schema: Schema, naming: Naming = { name: rootName, objectMeta: anyMetadata }): Value {
  const type = typeOf(schema, naming);
  return {
    type,
    ...(schema.nullable ? { nullable: true } : {}),
    ...topologyOf(schema),
    ...sizeOf(schema, type),
    ...(schema.rules.length === 0 ? {} : { rules: schema.rules }),
  };
}

function typeOf(schema: Schema, { name, objectMeta }: Naming): ValueType {
  const { type, intOrString, items, additionalProperties: values, embedded, properties, mapType } = schema;
  if (intOrString) return "intOrString";
  if (type === "string") return textTypes.get(schema.format ?? "") ?? "string";
  const scalar = scalars.get(type);
  if (scalar !== undefined) return scalar;
  if (type === "array") {
    if (items === undefined) return { list: "json" };
    const { type: list, ...each } = valueIn(items, { name: `${name}.@idx`, objectMeta });
    return { list, each };
  }
  if (typeof values === "object" && properties.size === 0 && !embedded) {
    const { type: map, ...each } = valueIn(values, { name: `${name}.@elem`, objectMeta });
    return { map, each };
  }
  const made = structure(name, () => fieldsOf(schema, { name, objectMeta }), {
    leavesTypes: true,
    preserveUnknown: schema.preserveUnknown || values === true,
    ...(type === "" ? { isUntyped: true } : {}),
    ...(embedded ? { objectMeta } : {}),
    ...(mapType === "atomic" ? { mapType } : {}),
    required: requiredOf(schema),
  });
  return { structure: () => made };
}

/** The server fills in what has a default. */
function requiredOf({ required, properties }: Schema): string[] {
  return required.filter((name) => properties.get(name)?.default === undefined);
}

const scalars: ReadonlyMap<string, ScalarType> = new Map<string, ScalarType>([
  ["integer", "int64"],
  ["number", "double"],
  ["boolean", "boolean"],
]);

/** By the format of a text; all others are plain. */
const textTypes: ReadonlyMap<string, ScalarType> = new Map<string, ScalarType>([
  ["byte", "bytes"],
  ["duration", "duration"],
  ["date", "time"],
  ["date-time", "time"],
  ["datetime", "time"],
]);

function topologyOf({ listType, listMapKeys, mapType, items }: Schema): ValueOptions {
  const isMap = listType === "map" && listMapKeys !== undefined;
  const keyDefaults = isMap ? keyDefaultsOf(items, listMapKeys) : [];
  return {
    ...(listType === "set" || listType === "atomic" ? { listType } : {}),
    ...(isMap ? { listType: "map", mapKeys: listMapKeys } : {}),
    ...(keyDefaults.length === 0 ? {} : { keyDefaults: Object.fromEntries(keyDefaults) }),
    ...(mapType === "atomic" || mapType === "granular" ? { mapType } : {}),
  };
}

function keyDefaultsOf(items: Schema | undefined, keys: readonly string[]): [key: string, value: Json][] {
  return keys.flatMap((key) => {
    const value = items?.properties.get(key)?.default;
    return value === undefined ? [] : [[key, value]];
  });
}

function sizeOf(schema: Schema, type: ValueType): ValueOptions {
  const maxSize = maxSizeOf(schema, type);
  return maxSize === undefined ? {} : { maxSize };
}

function maxSizeOf(schema: Schema, type: ValueType): number | undefined {
  const { format, maxLength, maxItems, maxProperties, enum: allowed } = schema;
  if (typeof type !== "string") return "list" in type ? maxItems : maxProperties;
  if (format === "date") return bytesOfDate;
  if (type === "bytes") return maxLength;
  if (type !== "string") return undefined;
  // Limits count characters, and sizes bytes.
  if (maxLength !== undefined) return maxLength * bytesPerCharacter;
  return allowed?.reduce((longest: number, each) => Math.max(longest, lengthOf(each)), 0);
}

const bytesPerCharacter = 4;
/** Of a date in JSON, with its quotes. */
const bytesOfDate = 12;

function lengthOf(value: Json): number {
  return typeof value === "string" ? value.length : 0;
}
