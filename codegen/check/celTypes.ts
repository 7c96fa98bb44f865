import { type CelType, dyn, type ObjectField } from "../../runtime/cel/type.ts";
import { bytesOfObject } from "../../runtime/cel/compile/sizes.ts";
import { objectFields, typeOfScalar } from "../../runtime/cel/structureType.ts";
import { scalarOf } from "../scalarOf.ts";
import { type Data, isRecord, number, own, record, recordOf, strings, text } from "../read.ts";
import type { Target } from "../references.ts";
import type { SpecDocument } from "../spec.ts";
import type { SpecIndex } from "./specIndex.ts";

/** The types that expressions of spec files see: those of the running server, and what the schema says of sizes. */
export interface CelTypes {
  readonly ofSchema: (target: Target) => CelType;
  readonly ofKind: (document: SpecDocument) => CelType;
}

export function celTypes(index: SpecIndex): CelTypes {
  const known = new Map<Data, CelType>();
  const names = new Map(index.types.map((each) => [each.schema, each.name]));
  const types: Types = {
    index,
    known,
    nameOf: (schema) => names.get(schema) ?? `object ${known.size}`,
  };
  return {
    ofSchema: (target) => typeOf(types, target),
    ofKind: (document) => typeOf(types, kindSchema(document)),
  };
}

interface Types {
  readonly index: SpecIndex;
  readonly known: Map<Data, CelType>;
  readonly nameOf: (schema: Data) => string;
}

const kinds = new WeakMap<SpecDocument, Target>();

/** The schema of a kind with the metadata that every kind has. */
export function kindSchema(document: SpecDocument): Target {
  const found = kinds.get(document);
  if (found !== undefined) return found;
  const schema = recordOf(record(document.data), "schema");
  const metadata = { $ref: "meta/v1#/$defs/ObjectMeta" };
  const target = { document, schema: { ...schema, properties: { metadata, ...recordOf(schema, "properties") } } };
  kinds.set(document, target);
  return target;
}

function typeOf(types: Types, { document, schema }: Target): CelType {
  const known = types.known.get(schema);
  if (known !== undefined) return known;
  const target = types.index.follow(document, schema);
  if (target === undefined) return dyn;
  if (target.schema !== schema) return bounded(typeOf(types, target), schema);
  const made = declaredType(types, target);
  types.known.set(schema, made);
  return made;
}

function declaredType(types: Types, { document, schema }: Target): CelType {
  const { properties, items, additionalProperties: values } = schema;
  if (schema["x-preserve-unknown-fields"] === true) return { kind: "map", key: { kind: "string" }, value: dyn };
  if (isRecord(properties)) return objectType(types, { document, schema });
  if (isRecord(items)) return bounded({ kind: "list", item: typeOf(types, { document, schema: items }) }, schema);
  if (isRecord(values)) {
    const value = typeOf(types, { document, schema: values });
    return bounded({ kind: "map", key: { kind: "string" }, value }, schema);
  }
  return bounded(typeOfScalar(scalarOf(schema) ?? "raw"), schema);
}

/** Types may hold themselves, so the fields are made on first use. */
function objectType(types: Types, { document, schema }: Target): CelType {
  const whole = schema === record(document.data).schema ? kindSchema(document).schema : schema;
  let fields: ReadonlyMap<string, ObjectField> | undefined;
  let bytes: number | undefined;
  return {
    kind: "object",
    name: types.nameOf(schema),
    get fields() {
      fields ??= objectFields(
        Object.entries(recordOf(whole, "properties")).flatMap(([name, each]) =>
          isRecord(each) ? [{ name, type: typeOf(types, { document, schema: each }) }] : [],
        ),
      );
      return fields;
    },
    get minBytes() {
      if (bytes !== undefined) return bytes;
      bytes = bytesOfObject([]); // of one that holds itself
      bytes = bytesOfObject(requiredFields(types, { document, schema: whole }));
      return bytes;
    },
  };
}

/** What every object has, as it comes in a request: the server fills in what has a default. */
function requiredFields(types: Types, { document, schema }: Target): [name: string, type: CelType][] {
  const properties = recordOf(schema, "properties");
  return strings(schema.required).flatMap((name): [string, CelType][] => {
    const field = own(properties, name);
    if (!isRecord(field) || Object.hasOwn(field, "default")) return [];
    return [[name, typeOf(types, { document, schema: field })]];
  });
}

/** What a use of a type says of how large its values are, and which. */
function bounded(type: CelType, schema: Data): CelType {
  switch (type.kind) {
    case "list":
      return sized(type, number(schema.maxItems));
    case "map":
      return sized(type, number(schema.maxProperties));
    case "string":
      return textType(schema);
    case "bytes":
      return sized(type, number(schema.maxLength));
    default:
      return type;
  }
}

function sized<T extends CelType>(type: T, maxSize: number | undefined): T {
  return maxSize === undefined ? type : { ...type, maxSize };
}

/** The longest text of a named format. */
const formatSizes: Readonly<Record<string, number>> = {
  "dns-label": 63,
  "dns1035-label": 63,
  "dns-subdomain": 253,
  "label-value": 63,
};

function textType(schema: Data): CelType {
  const listed = Array.isArray(schema.enum) ? schema.enum.filter((each) => typeof each === "string") : undefined;
  const isClosed = listed !== undefined && listed.length === (schema.enum as readonly unknown[]).length;
  const longest = isClosed ? Math.max(0, ...listed.map((each) => each.length)) : undefined;
  const size = number(schema.maxLength) ?? longest ?? number(own(formatSizes, text(schema.format) ?? ""));
  return sized({ kind: "string", ...(isClosed ? { values: listed } : {}) }, size);
}
