import type { ScalarType, Structure, ValueType } from "../schema/structure.ts";
import { escapedName } from "./names.ts";
import { type CelType, dyn, type ObjectField } from "./type.ts";

const known = new WeakMap<Structure, CelType>();

/**
 * The type of a field's values. Structures may refer to each other in a circle, so their fields are made on first
 * use.
 */
export function typeOfValue(type: ValueType): CelType {
  if (typeof type === "string") return typeOfScalar(type);
  if ("list" in type) return { kind: "list", item: typeOfValue(type.list) };
  if ("map" in type) return { kind: "map", key: { kind: "string" }, value: typeOfValue(type.map) };
  return typeOfStructure(type.structure());
}

/** The type of an object of a structure. kind and apiVersion, which no structure lists, are texts. */
export function typeOfStructure(structure: Structure): CelType {
  const made = known.get(structure);
  if (made !== undefined) return made;
  if (structure.preserveUnknown) return { kind: "map", key: { kind: "string" }, value: dyn };
  let fields: ReadonlyMap<string, ObjectField> | undefined;
  const type: CelType = {
    kind: "object",
    name: structure.name,
    get fields() {
      fields ??= fieldsOf(structure);
      return fields;
    },
  };
  known.set(structure, type);
  return type;
}

function fieldsOf({ fields }: Structure): ReadonlyMap<string, ObjectField> {
  return objectFields(fields.map(({ name, type }) => ({ name, type: typeOfValue(type) })));
}

/** Fields of an object by their names in expressions. A field whose name cannot be written there is left out. */
export function objectFields(fields: readonly ObjectField[]): ReadonlyMap<string, ObjectField> {
  const made = new Map<string, ObjectField>();
  for (const name of ["kind", "apiVersion"]) made.set(name, { name, type: { kind: "string" } });
  for (const each of fields) {
    const escaped = escapedName(each.name);
    if (escaped !== undefined) made.set(escaped, each);
  }
  return made;
}

export function typeOfScalar(scalar: ScalarType): CelType {
  return scalars[scalar] ?? dyn;
}

const scalars: Readonly<Record<string, CelType>> = {
  string: { kind: "string" },
  boolean: { kind: "bool" },
  int32: { kind: "int" },
  int64: { kind: "int" },
  uint32: { kind: "int" },
  uint64: { kind: "int" },
  double: { kind: "double" },
  bytes: { kind: "bytes" },
  time: { kind: "timestamp" },
  microTime: { kind: "timestamp" },
  duration: { kind: "duration" },
  quantity: dyn,
};
