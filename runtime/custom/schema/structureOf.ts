import {
  type Field,
  type FieldOptions,
  field,
  type ReadBody,
  type Structure,
  structure,
  type ValueType,
} from "../../schema/structure.ts";
import type { Json } from "../../schema/object.ts";
import type { Schema } from "./jsonSchema.ts";

/**
 * The structure of a custom kind: what server-side apply and others look up about its fields. Every value is kept,
 * also the zero ones, so all fields are pointers; no field has a number, as custom kinds have no binary form. Bodies
 * are read by `read`.
 */
export function structureOf(
  schema: Schema,
  { kind, objectMeta, read }: { readonly kind: string; readonly objectMeta: Structure; readonly read: ReadBody },
): Structure {
  return structure(
    kind,
    () => [
      field("metadata", 1, { structure: () => objectMeta }),
      ...[...schema.properties].flatMap(([name, each]) => (isHead(name) ? [] : [fieldOf(name, each, kind)])),
    ],
    { preserveUnknown: schema.preserveUnknown, read },
  );
}

function isHead(name: string): boolean {
  return name === "apiVersion" || name === "kind" || name === "metadata";
}

function fieldOf(name: string, schema: Schema, owner: string): Field {
  return field(name, 0, typeOf(schema, `${owner}.${name}`), {
    presence: "pointer",
    ...(schema.nullable ? { nullable: true } : {}),
    ...topology(schema),
  });
}

function topology({ listType, listMapKeys, mapType, items }: Schema): FieldOptions {
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

const scalars = { string: "string", integer: "int64", number: "double", boolean: "boolean" } as const;

function typeOf(schema: Schema, name: string): ValueType {
  const { type, intOrString, items, additionalProperties } = schema;
  if (intOrString) return "intOrString";
  if (type === "array") return { list: items === undefined ? "json" : typeOf(items, `${name}.items`) };
  if (type === "object") {
    const isMap = schema.properties.size === 0 && !schema.preserveUnknown && !schema.embedded;
    if (isMap && additionalProperties !== undefined) {
      return {
        map: typeof additionalProperties === "object" ? typeOf(additionalProperties, `${name}.values`) : "json",
      };
    }
    const made = structure(name, () => [...schema.properties].map(([member, each]) => fieldOf(member, each, name)), {
      preserveUnknown: schema.preserveUnknown || schema.embedded,
      ...(schema.mapType === "atomic" ? { mapType: "atomic" } : {}),
    });
    return { structure: () => made };
  }
  return Object.hasOwn(scalars, type) ? scalars[type as keyof typeof scalars] : "json";
}
