import { elementOf, type Field, type ScalarType, type Structure, type Value } from "../schema/structure.ts";
import { bytesOfObject } from "./compile/sizes.ts";
import { escapedName } from "./names.ts";
import { type CelType, dyn, type ObjectField } from "./type.ts";

const known = new WeakMap<Structure, CelType>();

/**
 * The type of a value; undefined when expressions cannot see it. Structures may refer to each other in a circle, so
 * their fields are made on first use.
 */
export function typeOfValue(value: Value): CelType | undefined {
  const { type, maxSize } = value;
  const size = maxSize === undefined ? {} : { maxSize };
  if (typeof type === "string") return { ...typeOfScalar(type), ...size };
  if ("structure" in type) {
    const structure = type.structure();
    return structure.isUntyped === true ? undefined : typeOfStructure(structure);
  }
  const element = elementOf(value);
  const inner = element && typeOfValue(element);
  if (inner === undefined) return undefined;
  if ("map" in type) return { kind: "map", key: { kind: "string" }, value: inner, ...size };
  return { kind: "list", item: inner, ...size, ...topologyOf(value) };
}

function topologyOf({ listType, mapKeys = [] }: Value) {
  return listType === "set" || listType === "map" ? { topology: { kind: listType, keys: mapKeys } } : {};
}

/** The type of an object of a structure. kind and apiVersion, which no structure lists, are texts. */
export function typeOfStructure(structure: Structure): CelType {
  const made = known.get(structure);
  if (made !== undefined) return made;
  if (structure.preserveUnknown && structure.leavesTypes !== true) {
    return { kind: "map", key: { kind: "string" }, value: dyn };
  }
  let fields: ReadonlyMap<string, ObjectField> | undefined;
  let bytes: number | undefined;
  const type: CelType = {
    kind: "object",
    name: structure.name,
    get fields() {
      fields ??= fieldsOf(structure);
      return fields;
    },
    get minBytes() {
      bytes ??= leastBytes(structure);
      return bytes;
    },
  };
  known.set(structure, type);
  return type;
}

function leastBytes({ required = [], byName }: Structure): number {
  const fields = required.flatMap((name) => fieldOf(byName.get(name)));
  return bytesOfObject(fields.map(({ name, type }) => [name, type]));
}

function fieldsOf({ fields, leavesTypes = false, objectMeta }: Structure): ReadonlyMap<string, ObjectField> {
  const own = fields.flatMap((each) => fieldOf(each));
  if (!leavesTypes) return objectFields(own);
  return byEscapedName(objectMeta === undefined ? own : [...own, ...resourceHead()]);
}

function fieldOf(field: Field | undefined): ObjectField[] {
  const type = field && typeOfValue(field);
  return field === undefined || type === undefined ? [] : [{ name: field.name, type }];
}

/** Fields of an object by their names in expressions. A field whose name cannot be written there is left out. */
export function objectFields(fields: readonly ObjectField[]): ReadonlyMap<string, ObjectField> {
  return byEscapedName([...head({ kind: "string" }), ...fields]);
}

function byEscapedName(fields: readonly ObjectField[]): ReadonlyMap<string, ObjectField> {
  const made = new Map<string, ObjectField>();
  for (const each of fields) {
    const escaped = escapedName(each.name);
    if (escaped !== undefined) made.set(escaped, each);
  }
  return made;
}

function head(type: CelType): ObjectField[] {
  return ["kind", "apiVersion"].map((name) => ({ name, type }));
}

/** What expressions see of the head and the metadata of a custom object. */
function resourceHead(): ObjectField[] {
  const type: CelType = { kind: "string", maxSize: 253 };
  const names = new Map(["name", "generateName"].map((name) => [name, { name, type }] as const));
  return [...head(type), { name: "metadata", type: { kind: "object", name: "objectMeta", fields: names } }];
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
