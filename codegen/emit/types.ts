import type { FieldModel, KindModel, Model, ModuleModel, OutputFile, TypeModel, TypeUse } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsProperty, TsStatement } from "../tools/tsFile.ts";
import { choiceOf, fieldsName } from "./choices.ts";
import { fileOf, type ImportSet, importSet, localNames, moduleImport, runtimePath, typeOf } from "./names.ts";

/** generated/<module>.ts: the interfaces of a spec file. Wire names are property names; there is no runtime code. */
export function emitTypes(model: Model, module: ModuleModel): Promise<OutputFile[]> {
  return printFiles([typesFile(model, module)]);
}

interface Context {
  readonly model: Model;
  readonly module: ModuleModel;
  readonly imports: ImportSet;
  /** The name to use for a type here; imports it when it is another module's. */
  readonly nameOf: (id: string) => string;
  /** Imports OneOf. */
  readonly importChoice: (name: "OneOf" | "AtMostOneOf") => string;
}

function typesFile(model: Model, module: ModuleModel): TsFile {
  const path = fileOf(module.path, "types");
  const imports = importSet();
  const localName = localNames(model, module);
  const nameOf = (id: string): string => {
    const type = typeOf(model, id);
    const alias = localName(id);
    if (type.module === module.path) return alias;
    const from = moduleImport(model, path, { module: type.module, part: "types" });
    return imports.add(from, type.name, { alias, isType: true });
  };
  const importChoice = (name: string) =>
    imports.add(runtimePath(model.imports, path, "schema/index"), name, { isType: true });
  const context = { model, module, imports, nameOf, importChoice };
  const statements = module.types.flatMap((id) => typeStatements(context, typeOf(model, id)));
  return { path, source: `${module.path}.yaml`, imports: imports.list(), statements };
}

function typeStatements(context: Context, type: TypeModel): TsStatement[] {
  const { name, description } = type;
  if (type.fields === undefined) {
    const members = type.oneOf?.map((each) => useText(context, each.type));
    return [
      { kind: "alias", name, description, type: members?.join(" | ") ?? scalarText(context, type.scalar ?? "json") },
    ];
  }
  const kind = type.isKind ? context.module.kind : undefined;
  const properties = type.fields.map((field) => property(context, field));
  const choice = choiceOf(type);
  const statement: TsStatement = {
    kind: "interface",
    name: fieldsName(type),
    description: choice === undefined ? description : `All fields of ${name}, of which it has some.`,
    properties: [...(kind === undefined ? [] : header(kind)), ...properties],
    ...(type.preserveUnknown ? { indexType: "unknown" } : {}),
  };
  if (choice !== undefined) return [choiceStatement(context, type, choice), statement];
  return kind === undefined || kind.virtual ? [statement] : [statement, listStatement(context, kind, name)];
}

/** A union, so that the compiler refuses two of the fields, and narrows by the one that is there. */
/** Where a defaulter fills the object, it may come without any of them. */
function choiceStatement({ importChoice }: Context, type: TypeModel, choice: readonly FieldModel[]): TsStatement {
  const names = choice.map((each) => JSON.stringify(each.name)).join(" | ");
  const listed = choice.map((each) => each.name).join(", ");
  const isFilled = type.defaulter !== undefined;
  return {
    kind: "alias",
    name: type.name,
    description: `${type.description} It has ${isFilled ? "at most" : "exactly"} one of ${listed}.`,
    type: `${importChoice(isFilled ? "AtMostOneOf" : "OneOf")}<${fieldsName(type)}, ${names}>`,
  };
}

function header(kind: KindModel): TsProperty[] {
  return [
    { name: "apiVersion", type: JSON.stringify(kind.apiVersion), optional: true, description: "" },
    { name: "kind", type: JSON.stringify(kind.kind), optional: true, description: "" },
  ];
}

const listMetaId = "meta/v1.ListMeta";
const listMetaFallback = "{ resourceVersion?: string; continue?: string; remainingItemCount?: number }";

function listStatement({ model, nameOf }: Context, kind: KindModel, item: string): TsStatement {
  const metadata = model.types.has(listMetaId) ? nameOf(listMetaId) : listMetaFallback;
  const properties = [
    { name: "apiVersion", type: JSON.stringify(kind.apiVersion) },
    { name: "kind", type: JSON.stringify(kind.listKind) },
    { name: "metadata", type: metadata },
    { name: "items", type: `${item}[]` },
  ];
  return {
    kind: "interface",
    name: kind.listKind,
    description: `A list of ${kind.plural}.`,
    properties: properties.map((each) => ({ ...each, optional: false, description: "" })),
  };
}

function property(context: Context, field: FieldModel): TsProperty {
  const type = useText(context, field.type);
  return {
    name: field.name,
    type: field.nullable ? `${type} | null` : type,
    optional: !field.required,
    description: describe(field),
  };
}

/** The description, then what the type cannot say. */
function describe(field: FieldModel): string {
  const notes = [field.description];
  if (field.default !== undefined && field.default !== null && typeof field.default !== "object") {
    notes.push(`Default: ${JSON.stringify(field.default)}.`);
  }
  if (field.featureGate !== undefined) notes.push(`Behind the gate ${field.featureGate}.`);
  return notes.filter((each) => each !== "").join(" ");
}

function useText(context: Context, use: TypeUse): string {
  switch (use.kind) {
    case "ref":
      return context.nameOf(use.id);
    case "list":
      return `${inUnion(useText(context, use.items))}[]`;
    case "map":
      return mapText(context, useText(context, use.values));
    case "scalar":
      return literals(use) ?? scalarText(context, use.scalar);
  }
}

/** A spec may have a type that is called Record. */
function mapText({ model, module }: Context, values: string): string {
  const isTaken = module.types.some((id) => typeOf(model, id).name === "Record");
  return isTaken ? `{ [key: string]: ${values} }` : `Record<string, ${values}>`;
}

/** A closed set of values, or an open one that still completes in an editor. */
function literals(use: TypeUse): string | undefined {
  const { enum: closed, known } = use.checks;
  if (closed !== undefined) return closed.map((each) => JSON.stringify(each)).join(" | ");
  if (known !== undefined) return [...known.map((each) => JSON.stringify(each)), "(string & {})"].join(" | ");
  return undefined;
}

function inUnion(text: string): string {
  return text.includes(" | ") ? `(${text})` : text;
}

function scalarText(context: Context, scalar: NonNullable<TypeModel["scalar"]>): string {
  switch (scalar) {
    case "boolean":
      return "boolean";
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "double":
      return "number";
    case "intOrString":
      return "number | string";
    case "raw":
    case "fieldsV1":
      return mapText(context, "unknown");
    case "json":
      return "unknown";
    default:
      return "string";
  }
}
