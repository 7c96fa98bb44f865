import type { ScalarType } from "../../../runtime/schema/index.ts";
import type { FieldModel, KindModel, Model, TypeModel, TypeUse } from "../../model.ts";
import type { ProtoField, ProtoFile, ProtoMessage, ProtoScalar, ProtoType } from "../../tools/protoFile.ts";
import { typeFolder } from "../names.ts";
import { oncePerModel } from "../once.ts";

/** One file a group-version, in the order of the model; types that exist in JSON alone are left out. */
export const protoFiles = oncePerModel((model): readonly ProtoFile[] => {
  const context: Context = { model, namedScalars: namedScalarsOf(model) };
  const byFolder = new Map<string, ProtoMessage[]>();
  const add = (folder: string, message: ProtoMessage) =>
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), message]);
  const kinds = new Map(model.kinds.map((kind) => [kind.type, kind]));
  for (const type of model.types.values()) {
    const message = messageOf(type, context);
    if (message === undefined) continue;
    add(typeFolder(type.id), message);
    const kind = kinds.get(type.id);
    if (kind !== undefined && !kind.virtual) add(typeFolder(type.id), listMessage(kind, context));
  }
  return [...byFolder].map(([folder, messages]) => fileOf({ folder, messages, context }));
});

/** The file of a folder, e.g. "core/v1"; none when its types exist in JSON alone. */
export function protoFileOf(model: Model, folder: string): ProtoFile | undefined {
  return protoFiles(model).find((each) => each.path === pathOf(folder));
}

interface Context {
  readonly model: Model;
  readonly namedScalars: ReadonlyMap<ScalarType, TypeModel>;
}

function pathOf(folder: string): string {
  return `${folder}/generated.proto`;
}

function packageOf(folder: string, { model }: Context): string {
  return `${model.platform.name}.api.${folder}`.replaceAll("/", ".").replaceAll("-", "_");
}

function fileOf(given: {
  readonly folder: string;
  readonly messages: readonly ProtoMessage[];
  readonly context: Context;
}) {
  const path = pathOf(given.folder);
  const files = new Set(given.messages.flatMap(filesOf));
  files.delete(path);
  return {
    path,
    package: packageOf(given.folder, given.context),
    imports: [...files].sort(),
    messages: given.messages,
  };
}

function filesOf(message: ProtoMessage): string[] {
  const own = message.fields.flatMap(({ type }) => ("message" in type ? [type.file] : []));
  return [...own, ...message.nested.flatMap(filesOf)];
}

function namedScalarsOf(model: Model): ReadonlyMap<ScalarType, TypeModel> {
  const named = new Map<ScalarType, TypeModel>();
  for (const type of model.types.values()) {
    if (type.scalar !== undefined && !named.has(type.scalar)) named.set(type.scalar, type);
  }
  return named;
}

const plainScalars: Readonly<Partial<Record<ScalarType, ProtoScalar>>> = {
  string: "string",
  boolean: "bool",
  int32: "int32",
  int64: "int64",
  uint32: "uint32",
  uint64: "uint64",
  double: "double",
  bytes: "bytes",
};

const momentParts = [
  ["seconds", "int64"],
  ["nanos", "int32"],
] as const;

/** Scalars of JSON that are messages on the wire: their parts, numbered from 1. */
const scalarParts: Readonly<Partial<Record<ScalarType, readonly (readonly [string, ProtoScalar])[]>>> = {
  time: momentParts,
  microTime: momentParts,
  duration: [["duration", "int64"]],
  quantity: [["string", "string"]],
  intOrString: [
    ["type", "int64"],
    ["intVal", "int32"],
    ["strVal", "string"],
  ],
  raw: [["raw", "bytes"]],
  fieldsV1: [["Raw", "bytes"]],
  json: [["raw", "bytes"]],
};

/** undefined for what the wire never carries as a message: JSON-only types and names of plain scalars. */
function messageOf(type: TypeModel, context: Context): ProtoMessage | undefined {
  const { name, description } = type;
  if (type.oneOf !== undefined) return { name, description, ...membersOf(type.oneOf, 0, context), reserved: [] };
  if (type.scalar !== undefined) {
    const parts = scalarParts[type.scalar];
    if (parts === undefined) return undefined;
    const fields = parts.map(([part, scalar], index) => scalarField(part, index + 1, scalar));
    return { name, description, fields, nested: [], reserved: [] };
  }
  const fields = type.fields ?? [];
  const numbered = fields.filter((each) => each.number > 0);
  if (fields.length > 0 && numbered.length === 0) return undefined;
  return { name, description, ...membersOf(numbered, 0, context), reserved: type.removed ?? [] };
}

function scalarField(name: string, number: number, scalar: ProtoScalar): ProtoField {
  return { name, description: "", number, shape: "single", type: { scalar } };
}

/** Fields at `depth` of their inline paths; those that sit deeper go into a nested message for each number. */
function membersOf(
  fields: readonly FieldModel[],
  depth: number,
  context: Context,
): Pick<ProtoMessage, "fields" | "nested"> {
  const made: ProtoField[] = [];
  const nested: ProtoMessage[] = [];
  const embedded = new Map<number, FieldModel[]>();
  for (const field of fields) {
    const inner = field.inlinePath?.[depth];
    if (inner === undefined) made.push(fieldOf(field, nested, context));
    else embedded.set(inner, [...(embedded.get(inner) ?? []), field]);
  }
  for (const [number, inside] of embedded) {
    const name = `Inline${number}`;
    const description = "Holds fields that JSON shows one level up.";
    nested.push({ name, description, ...membersOf(inside, depth + 1, context), reserved: [] });
    made.push({ name: `inline${number}`, description: "", number, shape: "single", type: { nested: name } });
  }
  return { fields: made.sort((a, b) => a.number - b.number), nested };
}

function fieldOf(field: FieldModel, nested: ProtoMessage[], context: Context): ProtoField {
  const name = protoName(field.name);
  return {
    name,
    ...(name === field.name ? {} : { jsonName: field.name }),
    description: field.description,
    number: field.number,
    ...shapeOf(field.type, { ...context, holder: name, nested }),
  };
}

/** "x-kubernetes-map-type" and "$ref" are no names in proto. */
function protoName(jsonName: string): string {
  return jsonName.replace(/^\W+/, "").replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface ShapeContext extends Context {
  /** Field that a wrapper message is named after. */
  readonly holder: string;
  readonly nested: ProtoMessage[];
}

function shapeOf(use: TypeUse, context: ShapeContext): Pick<ProtoField, "shape" | "type"> {
  if (use.kind === "list") return { shape: "repeated", type: elementType(use.items, "Item", context) };
  if (use.kind === "map") return { shape: "map", type: elementType(use.values, "Value", context) };
  return { shape: "single", type: singleType(use, context) };
}

/** Proto has no list of lists: the inner list is a message with its elements in field 1. */
function elementType(use: TypeUse, suffix: string, context: ShapeContext): ProtoType {
  if (use.kind === "scalar" || use.kind === "ref") return singleType(use, context);
  const name = `${context.holder.charAt(0).toUpperCase()}${context.holder.slice(1)}${suffix}`;
  const inner: ProtoMessage[] = [];
  const items = {
    name: "items",
    description: "",
    number: 1,
    ...shapeOf(use, { ...context, holder: "items", nested: inner }),
  };
  context.nested.push({
    name,
    description: `One ${suffix.toLowerCase()}.`,
    fields: [items],
    nested: inner,
    reserved: [],
  });
  return { nested: name };
}

function singleType(use: TypeUse & { readonly kind: "scalar" | "ref" }, context: Context): ProtoType {
  const type = use.kind === "ref" ? context.model.types.get(use.id) : context.namedScalars.get(use.scalar);
  const scalar = use.kind === "scalar" ? use.scalar : type?.scalar;
  const plain = scalar === undefined ? undefined : plainScalars[scalar];
  if (plain !== undefined) return { scalar: plain };
  if (type === undefined) throw new Error(`no type of the model is the message for ${JSON.stringify(use)}`);
  return messageType(type, context);
}

function messageType({ id, name }: Pick<TypeModel, "id" | "name">, context: Context): ProtoType {
  const folder = typeFolder(id);
  return { message: `${packageOf(folder, context)}.${name}`, file: pathOf(folder) };
}

function listMessage(kind: KindModel, context: Context): ProtoMessage {
  const item = messageType({ id: kind.type, name: kind.kind }, context);
  const metadata = [...context.model.types.values()].find(
    (type) => type.id.startsWith("meta/") && type.name === "ListMeta",
  );
  const fields: ProtoField[] = [{ name: "items", description: "", number: 2, shape: "repeated", type: item }];
  if (metadata !== undefined) {
    const type = messageType(metadata, context);
    fields.unshift({ name: "metadata", description: "", number: 1, shape: "single", type });
  }
  return { name: kind.listKind, description: `A list of ${kind.kind} objects.`, fields, nested: [], reserved: [] };
}
