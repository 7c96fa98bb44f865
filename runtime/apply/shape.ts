import {
  elementOf,
  type Field,
  isObject,
  type Json,
  type Structure,
  type Value,
  type ValueType,
} from "../schema/index.ts";

/**
 * What ownership needs to know of a type: which parts of a value are owned one by one. Made of a `Structure` once.
 * A leaf is owned as one; `any` is deduced from the value: maps member by member, everything else as one.
 */
export type Shape = LeafShape | ListShape | MapShape | { readonly kind: "any" };

export interface LeafShape {
  readonly kind: "leaf";
  /** untyped: any scalar; opaque: any value. */
  readonly type: "string" | "numeric" | "boolean" | "untyped" | "opaque";
}

export interface ListShape {
  readonly kind: "list";
  /** "map": keys identify items, "set": their values do. */
  readonly by: "atomic" | "set" | "map";
  /** Sorted by name; of a `map` list. */
  readonly keys: readonly KeyField[];
  readonly items: Shape;
}

export interface KeyField {
  readonly name: string;
  /** What an item has that does not state the key. */
  readonly default?: Json;
}

export interface MapShape {
  readonly kind: "map";
  readonly isAtomic: boolean;
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** The tracked ones in the order of their elements. */
  readonly sorted: readonly FieldShape[];
  /** Of members that are no fields; undefined where there can be none. */
  readonly values: Shape | undefined;
}

export interface FieldShape {
  readonly name: string;
  /** Its element in a field set, e.g. "f:name". */
  readonly element: string;
  /** The element as the beginning of a JSON member: `"f:name":`. */
  readonly text: string;
  /** It has a zero value where no writer has set it. */
  readonly isAlways: boolean;
  /** No manager owns what says which object it is, nor what only the server sets. */
  readonly isTracked: boolean;
  readonly shape: Shape;
}

const shapes = new WeakMap<Structure, MapShape>();

/** The shape of a kind, whose head and identity have no owner. */
export function shapeOf(kind: Structure): MapShape {
  let shape = shapes.get(kind);
  if (shape === undefined) {
    const [apiVersion, kindName] = ["apiVersion", "kind"].map((name) => untracked(name, text));
    const fields = kind.fields.map((each) => (each.name === "metadata" ? metadataField(each) : fieldShape(each)));
    shape = mapOf([apiVersion, kindName, ...fields].filter(isDefined), {
      isAtomic: false,
      values: kind.preserveUnknown ? any : undefined,
    });
    shapes.set(kind, shape);
  }
  return shape;
}

const any: Shape = { kind: "any" };
const text: LeafShape = { kind: "leaf", type: "string" };
const untyped: LeafShape = { kind: "leaf", type: "untyped" };
const opaque: LeafShape = { kind: "leaf", type: "opaque" };
const numeric: LeafShape = { kind: "leaf", type: "numeric" };
const boolean: LeafShape = { kind: "leaf", type: "boolean" };

const untrackedMetadata: ReadonlySet<string> = new Set([
  "name",
  "namespace",
  "creationTimestamp",
  "selfLink",
  "uid",
  "clusterName",
  "generation",
  "managedFields",
  "resourceVersion",
]);

function metadataField(field: Field): FieldShape {
  const { type } = field;
  const fields = typeof type === "object" && "structure" in type ? type.structure().fields : [];
  const shape = mapOf(
    fields.map((each) =>
      untrackedMetadata.has(each.name) ? untracked(each.name, valueShape(each)) : fieldShape(each),
    ),
    { isAtomic: false, values: undefined },
  );
  return { ...named("metadata"), isAlways: true, isTracked: true, shape };
}

function named(name: string): Pick<FieldShape, "name" | "element" | "text"> {
  const element = `f:${name}`;
  return { name, element, text: `${JSON.stringify(element)}:` };
}

function untracked(name: string, shape: Shape): FieldShape {
  return { ...named(name), isAlways: false, isTracked: false, shape };
}

function fieldShape(field: Field): FieldShape {
  return new LazyField(field);
}

/** Its shape is made when it is first needed: types may refer to each other in a circle. */
class LazyField implements FieldShape {
  readonly name: string;
  readonly element: string;
  readonly text: string;
  readonly isAlways: boolean;
  readonly isTracked = true;
  readonly #field: Field;
  #shape: Shape | undefined;

  constructor(field: Field) {
    const { name, element, text } = named(field.name);
    this.name = name;
    this.element = element;
    this.text = text;
    this.isAlways = field.presence === "always";
    this.#field = field;
  }

  get shape(): Shape {
    this.#shape ??= valueShape(this.#field);
    return this.#shape;
  }
}

/** Items of lists and values of maps have options of their own, as fields do. */
function valueShape(value: Value): Shape {
  const { type, listType, mapType, mapKeys = [], keyDefaults = {} } = value;
  if (typeof type === "string") return scalarShape(type);
  if ("structure" in type) return structureShape(type.structure(), mapType);
  const element = elementOf(value);
  const inner = element === undefined ? any : valueShape(element);
  if ("map" in type) return mapOf([], { isAtomic: mapType === "atomic", values: inner });
  const keys = [...mapKeys].sort().map((name) => {
    const value = keyDefaults[name] ?? zeroOf(type.list, name);
    return value === undefined ? { name } : { name, default: value };
  });
  return { kind: "list", by: listType ?? "atomic", keys, items: inner };
}

/** What an item has for a key that it does not state: a field that is always there is there empty. */
function zeroOf(item: ValueType, key: string): Json | undefined {
  const field = typeof item === "object" && "structure" in item ? item.structure().byName.get(key) : undefined;
  if (field?.presence !== "always") return undefined;
  return field.type === "string" ? "" : 0;
}

function scalarShape(type: ValueType & string): Shape {
  switch (type) {
    case "fieldsV1":
      return any;
    case "boolean":
      return boolean;
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "double":
      return numeric;
    case "quantity":
    case "intOrString":
      return untyped;
    case "raw":
    case "json":
      return opaque;
    default:
      return text;
  }
}

const nested = new WeakMap<Structure, { granular?: MapShape; atomic?: MapShape }>();

/** The field's word goes before the type's. */
function structureShape(structure: Structure, mapType: Field["mapType"]): Shape {
  if (structure.isUntyped === true) return any;
  let known = nested.get(structure);
  if (known === undefined) nested.set(structure, (known = {}));
  const isAtomic = (mapType ?? structure.mapType) === "atomic";
  if (isAtomic) return (known.atomic ??= makeShape(structure, isAtomic));
  return (known.granular ??= makeShape(structure, isAtomic));
}

function makeShape(structure: Structure, isAtomic: boolean): MapShape {
  const isOpen = structure.preserveUnknown || structure.objectMeta !== undefined;
  const fieldsOf = () => {
    const head = headOf(structure);
    const names = new Set(head.map(({ name }) => name));
    return [...head, ...structure.fields.filter(({ name }) => !names.has(name)).map(fieldShape)];
  };
  return new LazyMap(fieldsOf, { isAtomic, values: isOpen ? any : undefined });
}

/** An object inside of an object has the metadata of all objects, and every part of it has an owner. */
function headOf({ typeMeta, objectMeta }: Structure): FieldShape[] {
  if (typeMeta === undefined && objectMeta === undefined) return [];
  const type = ["apiVersion", "kind"].map((name) => headField(name, text));
  return objectMeta === undefined ? type : [...type, headField("metadata", structureShape(objectMeta, undefined))];
}

function headField(name: string, shape: Shape): FieldShape {
  return { ...named(name), isAlways: false, isTracked: true, shape };
}

interface MapOptions {
  readonly isAtomic: boolean;
  readonly values: Shape | undefined;
}

function mapOf(fields: readonly FieldShape[], options: MapOptions): MapShape {
  return new LazyMap(() => fields, options);
}

class LazyMap implements MapShape {
  readonly kind = "map";
  readonly isAtomic: boolean;
  readonly values: Shape | undefined;
  readonly #fieldsOf: () => readonly FieldShape[];
  #fields: ReadonlyMap<string, FieldShape> | undefined;
  #sorted: readonly FieldShape[] | undefined;

  constructor(fieldsOf: () => readonly FieldShape[], { isAtomic, values }: MapOptions) {
    this.#fieldsOf = fieldsOf;
    this.isAtomic = isAtomic;
    this.values = values;
  }

  get fields(): ReadonlyMap<string, FieldShape> {
    this.#fields ??= new Map(this.#fieldsOf().map((each) => [each.name, each]));
    return this.#fields;
  }

  get sorted(): readonly FieldShape[] {
    this.#sorted ??= [...this.fields.values()].filter((each) => each.isTracked).sort(byName);
    return this.#sorted;
  }
}

function byName(a: FieldShape, b: FieldShape): number {
  return a.name < b.name ? -1 : 1;
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

const anyList: ListShape = { kind: "list", by: "atomic", keys: [], items: any };
const anyMap: MapShape = mapOf([], { isAtomic: false, values: any });

/** The shape of this value: what `any` is turns out here. */
export function shapeFor(shape: Shape, value: Json): LeafShape | ListShape | MapShape {
  if (shape.kind !== "any") return shape;
  if (Array.isArray(value)) return anyList;
  return isObject(value) ? anyMap : untyped;
}
