import type { Json } from "./object.ts";
import type { Validator } from "./validator.ts";
import { addTo } from "./groups.ts";

/**
 * The structure of a type: its fields in wire order. One table has many readers: the JSON decoder (unknown fields,
 * types, zero values), the protobuf codec, strategic merge patch (merge keys) and server-side apply (list types).
 *
 * @example
 * const ContainerPort = structure("ContainerPort", () => [
 *   field("name", 1, "string"),
 *   field("containerPort", 3, "int32", { presence: "always" }),
 * ]);
 */

/**
 * A leaf. `time` and `microTime` are RFC 3339 strings in JSON and {seconds, nanos} messages on the wire; `quantity` and
 * `intOrString` are a string or number in JSON; `duration` is text such as "1h2m" in JSON and int64 nanoseconds on the
 * wire; `bytes` is base64 in JSON; `raw` is any JSON object, carried as JSON bytes in field 1 of a message;
 * `fieldsV1` is the same with its own name; `json` is any JSON value, carried like `raw`.
 */
export type ScalarType =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "uint32"
  | "uint64"
  | "double"
  | "bytes"
  | "time"
  | "microTime"
  | "duration"
  | "quantity"
  | "intOrString"
  | "raw"
  | "fieldsV1"
  | "json";

/**
 * What a field or an element holds. Structures are named through a thunk, so that types may refer to each other.
 * `each` is what is said of the items of a list, or the values of a map.
 */
export type ValueType =
  | ScalarType
  | { readonly structure: () => Structure }
  | { readonly list: ValueType; readonly each?: ValueOptions }
  | { readonly map: ValueType; readonly each?: ValueOptions };

/** A value of a kind: a field, an item of a list, a value of a map. */
export interface Value extends ValueOptions {
  readonly type: ValueType;
}

/**
 * When the field is written. `nonZero` (the default): absent equals the zero value, so zero, "" , [] and {} are dropped
 * on decode. `pointer`: absent differs from zero, both are kept. `always`: written even when zero; the defaulter fills
 * it.
 */
export type Presence = "nonZero" | "pointer" | "always";

export interface ValueOptions {
  /** null is a value of its own here and is kept. */
  readonly nullable?: boolean;
  readonly listType?: "atomic" | "set" | "map";
  readonly mapType?: "atomic" | "granular";
  /** Keys that identify an item of a `listType: map` list. */
  readonly mapKeys?: readonly string[];
  /** What those of the keys are that an item does not state, e.g. {"protocol": "TCP"}. */
  readonly keyDefaults?: Readonly<Record<string, Json>>;
  /** How long a text, or how large a list or map may be: what an expression over it costs at most. */
  readonly maxSize?: number;
  /** What must hold of the value where it is there. */
  readonly rules?: readonly RuleText[];
}

/** A rule in CEL, as a schema writes it. */
export interface RuleText {
  /** Boolean expression over `self`, and `oldSelf` for a rule about changes. */
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  /** Where the error is reported, below the value, e.g. ".color". */
  readonly fieldPath?: string;
  /** The rule also runs when there was no old value: oldSelf is an optional then. */
  readonly optionalOldSelf?: boolean;
}

/** How errors name what a field holds, where they do otherwise than its path does. */
export const fieldErrors = [
  "unindexed",
  "none",
  "leftOut",
  "besideList",
  "asParent",
  "asItem",
  "itemAsList",
  "singular",
] as const;

export type FieldErrors = (typeof fieldErrors)[number];

export interface FieldOptions extends ValueOptions {
  readonly presence?: Presence;
  /** Strategic merge patch: how the list or object is merged; absent means replace. */
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[];
  readonly mergeKey?: string;
  /** What the error adds where the value is missing or empty. */
  readonly requiredDetail?: string;
  /** What an error about "" says: what the format or enum says of it, or that a value is required. */
  readonly empty?: "checked" | "missing";
  /**
   * Of a list: errors name it without the index of the item, those about an item as a whole do, they name the item by
   * the list's name without its s, they name neither list nor index, or what it holds is not checked. Of a field:
   * errors name it without the index of the item that has it, name what holds it in its place, or the item that does.
   */
  readonly errors?: FieldErrors;
  /** What errors call the field, where that is another name. */
  readonly errorName?: string;
  /** The feature gate that the field needs. */
  readonly gate?: string;
  /**
   * Of type `json`, or a list or map of that: the message that carries a value on the wire. It has a field for each
   * thing that the value may be (a flag, a list, an object), and JSON shows the one that is set, without its name.
   */
  readonly oneOf?: () => Structure;
  /** Field numbers of the embedded messages the field sits in on the wire, outermost first (Volume.hostPath: [2]). */
  readonly inlinePath?: readonly number[];
}

export interface Field extends FieldOptions {
  /** Name in JSON. */
  readonly name: string;
  /** Protobuf field number; 0 when the field exists in JSON only. */
  readonly number: number;
  readonly type: ValueType;
}

export interface Structure {
  /** Type name as errors print it, e.g. "PodSpec". */
  readonly name: string;
  /** Fields in wire (JSON output) order; kind and apiVersion of top-level types are not listed. */
  readonly fields: readonly Field[];
  /** The same by JSON name. */
  readonly byName: ReadonlyMap<string, Field>;
  /** Fields that are not listed are kept as they are (x-preserve-unknown-fields). */
  readonly preserveUnknown: boolean;
  /** A value of the type is owned as one, by one manager; a field that holds it may say otherwise. */
  readonly mapType?: "atomic";
  /** Of a kind: what it is called. Embedded in another object (a claim template), it carries these words in JSON. */
  readonly typeMeta?: TypeMeta;
  /** What the type constrains; absent where that is nothing. */
  readonly validate?: Validator;
  /** What must hold of every value of the type. */
  readonly rules?: readonly RuleText[];
  /**
   * Fields in the order in which errors about them are listed, as errors name them; absent: as they are found. An entry
   * with a space stands for errors that say it, or begin with it: "name: Duplicate value".
   */
  readonly causes?: readonly string[];
  /** Of kinds made at run time: values of the wrong type stay as they are when read, for the validator to report. */
  readonly leavesTypes?: boolean;
  /** Of those: the fields that every object has, as it comes in a request. */
  readonly required?: readonly string[];
  /** Of those: the schema names no type, so that a value may be anything, and expressions do not see it. */
  readonly isUntyped?: boolean;
  /** Of those: the metadata of an object with a head of its own. Expressions see no more of it than its names. */
  readonly objectMeta?: Structure;
}

export interface TypeMeta {
  readonly kind: string;
  readonly apiVersion: string;
}

export type StructureOptions = Partial<Omit<Structure, "name" | "fields" | "byName">>;

/** Makes a structure whose fields are built on first use, so that modules may import each other in a circle. */
export function structure(name: string, makeFields: () => readonly Field[], options: StructureOptions = {}): Structure {
  let fields: readonly Field[] | undefined;
  let byName: ReadonlyMap<string, Field> | undefined;
  return {
    name,
    preserveUnknown: false,
    ...options,
    get fields() {
      fields ??= makeFields();
      return fields;
    },
    get byName() {
      byName ??= new Map(this.fields.map((each) => [each.name, each]));
      return byName;
    },
  };
}

export function field(name: string, number: number, type: ValueType, options: FieldOptions = {}): Field {
  return { name, number, type, ...options };
}

/** The items of a list, or the values of a map. */
export function elementOf({ type }: Pick<Value, "type">): Value | undefined {
  if (typeof type === "string" || "structure" in type) return undefined;
  return { ...type.each, type: "list" in type ? type.list : type.map };
}

/** The structure that a value is. */
export function structureOf(type: ValueType | undefined): Structure | undefined {
  return typeof type === "object" && "structure" in type ? type.structure() : undefined;
}

/** The type of the items of a list, or of the values of a map. */
export function elementType(type: ValueType | undefined): ValueType | undefined {
  if (typeof type !== "object" || "structure" in type) return undefined;
  return "list" in type ? type.list : type.map;
}

/** The structure that a value is, or that the items of a list or the values of a map are, at any depth. */
export function structureIn(type: ValueType): Structure | undefined {
  if (typeof type === "string") return undefined;
  if ("structure" in type) return type.structure();
  return structureIn("list" in type ? type.list : type.map);
}

/** The structures that are sought, and those that hold one of them at any depth, as far as a root reaches them. */
export function reaching(root: Structure, isSought: (structure: Structure) => boolean): ReadonlySet<Structure> {
  const holders = new Map<Structure, Structure[]>([[root, []]]);
  for (const [each] of holders) {
    for (const { type } of each.fields) {
      const held = structureIn(type);
      if (held === undefined) continue;
      addTo(holders, held, each);
    }
  }
  const found = new Set([...holders.keys()].filter(isSought));
  for (const each of found) for (const holder of holders.get(each) ?? []) found.add(holder);
  return found;
}
