import type { Json, JsonObject } from "./object.ts";
import type { Validator } from "./validator.ts";

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

/** What a field or an element holds. Structures are named through a thunk, so that types may refer to each other. */
export type ValueType =
  | ScalarType
  | { readonly structure: () => Structure }
  | { readonly list: ValueType }
  | { readonly map: ValueType };

/**
 * When the field is written. `nonZero` (the default): absent equals the zero value, so zero, "" , [] and {} are dropped
 * on decode. `pointer`: absent differs from zero, both are kept. `always`: written even when zero; the defaulter fills
 * it.
 */
export type Presence = "nonZero" | "pointer" | "always";

export interface FieldOptions {
  readonly presence?: Presence;
  /** null is a value of its own here and is kept. */
  readonly nullable?: boolean;
  readonly listType?: "atomic" | "set" | "map";
  readonly mapType?: "atomic" | "granular";
  /** Keys that identify an item of a `listType: map` list. */
  readonly mapKeys?: readonly string[];
  /** What those of the keys are that an item does not state, e.g. {"protocol": "TCP"}. */
  readonly keyDefaults?: Readonly<Record<string, Json>>;
  /** Strategic merge patch: how the list or object is merged; absent means replace. */
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[];
  readonly mergeKey?: string;
  /** What the error adds where the value is missing or empty. */
  readonly requiredDetail?: string;
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
  /**
   * How a body of the type is read, where not along the fields: kinds made at run time report wrong types by
   * themselves.
   */
  readonly read?: ReadBody;
}

/** Drops what the type does not have, as the JSON decoder does; with `copy` every part of the result is new. */
export type ReadBody = (
  value: Json,
  options: { readonly version: string; readonly copy?: boolean },
) => { readonly object: JsonObject; readonly unknown: readonly string[]; readonly keys: number };

export interface TypeMeta {
  readonly kind: string;
  readonly apiVersion: string;
}

export type StructureOptions = Partial<
  Pick<Structure, "preserveUnknown" | "mapType" | "typeMeta" | "validate" | "read">
>;

/** Makes a structure whose fields are built on first use, so that modules may import each other in a circle. */
export function structure(name: string, makeFields: () => readonly Field[], options: StructureOptions = {}): Structure {
  let fields: readonly Field[] | undefined;
  let byName: ReadonlyMap<string, Field> | undefined;
  return {
    name,
    preserveUnknown: options.preserveUnknown ?? false,
    ...(options.mapType === undefined ? {} : { mapType: options.mapType }),
    ...(options.typeMeta === undefined ? {} : { typeMeta: options.typeMeta }),
    ...(options.validate === undefined ? {} : { validate: options.validate }),
    ...(options.read === undefined ? {} : { read: options.read }),
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
