import type { HandWritten, KindModel, Model, ModuleModel, OutputFile, TypeId, TypeModel, TypeUse } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { cellsText } from "./cells.ts";
import { type DefaulterContext, defaultedTypes, defaulterStatement } from "./defaulters.ts";
import {
  fileOf,
  handWrittenPath,
  type ImportSet,
  importPath,
  moduleImport,
  importSet,
  localNames,
  pascal,
  type RuntimePart,
  runtimePath,
  typeOf,
} from "./names.ts";
import { gatedTypes, rulesName, ruledTypes } from "./rules.ts";
import { structureText, tableOf } from "./structures.ts";
import { validatorName } from "./validators.ts";

/** generated/<module>.code.ts: field tables and defaulters, and for a kind all that requests need of it. */
export function emitCode(model: Model, module: ModuleModel): Promise<OutputFile[]> {
  return printFiles([codeFile(model, module)]);
}

/** What the parts of one file share. */
interface Context extends DefaulterContext {
  readonly module: ModuleModel;
  readonly imports: ImportSet;
  readonly structureName: (id: TypeId) => string;
  readonly validatorOf: (type: TypeModel) => string | undefined;
  readonly runtime: (part: RuntimePart, name: string, options?: { readonly isType: boolean }) => string;
}

function codeFile(model: Model, module: ModuleModel): TsFile {
  const context = contextOf(model, module);
  const types = module.types.map((id) => typeOf(model, id)).filter((each) => tableOf(each) !== undefined);
  if (types.length > 0) {
    context.runtime("schema/index", "structure");
    context.runtime("schema/index", "Structure", { isType: true });
  }
  if (types.some((each) => (tableOf(each) ?? []).length > 0)) context.runtime("schema/index", "field");
  const statements: TsStatement[] = [];
  if (module.kind !== undefined) statements.push(...kindStatements(context, module.kind));
  const defaulters = types.flatMap((each) => defaulterStatement(context, each) ?? []);
  if (defaulters.length > 0 || module.kind !== undefined) {
    const from = fileOf(module.path, "types");
    context.imports.addNamespace(importPath(fileOf(module.path, "code"), from), "types");
  }
  statements.push(...defaulters);
  statements.push(...types.map((each) => text(structureText(context, each))));
  const path = fileOf(module.path, "code");
  return { path, source: `${module.path}.yaml`, imports: context.imports.list(), statements: hoisted(statements) };
}

/** Structures are constants, so they stand before the statements that read them when the module is loaded. */
function hoisted(statements: readonly TsStatement[]): TsStatement[] {
  const isTable = (each: TsStatement) => each.kind === "text" && each.text.includes(": Structure = structure(");
  return [...statements.filter(isTable), ...statements.filter((each) => !isTable(each))];
}

function contextOf(model: Model, module: ModuleModel): Context {
  const path = fileOf(module.path, "code");
  const imports = importSet();
  const localName = localNames(model, module);
  const value = (id: TypeId, prefix: string): string => {
    const type = typeOf(model, id);
    const alias = `${prefix}${localName(id)}`;
    if (type.module === module.path) return alias;
    return imports.add(moduleImport(model, path, { module: type.module, part: "code" }), `${prefix}${type.name}`, {
      alias,
    });
  };
  return {
    model,
    module,
    imports,
    defaulted: defaultedTypes(model),
    structureName: (id) => value(id, ""),
    validatorOf: (type) => {
      const name = validatorName(type);
      return name === undefined ? undefined : imports.add(importPath(path, fileOf(module.path, "validator")), name);
    },
    defaulterName: (id) => value(id, "default"),
    runtime: (part, name, { isType } = { isType: false }) =>
      imports.add(runtimePath(model.imports, path, part), name, { isType }),
    importHandWritten: (name, prefix) => importHandWritten({ model, path, imports }, name, prefix),
  };
}

/**
 * Imports a hand-written function under a name that says its part, e.g. `printReady`; files of the same export differ.
 */
function importHandWritten(
  { model, path, imports }: { readonly model: Model; readonly path: string; readonly imports: ImportSet },
  name: HandWritten,
  prefix: string,
): string {
  const alias = prefix === "" ? name.export : `${prefix}${pascal(name.export)}`;
  return imports.addDistinct(handWrittenPath(model.imports, path, name), name.export, alias);
}

function kindStatements(context: Context, kind: KindModel): TsStatement[] {
  const { model, runtime, defaulted } = context;
  const name = context.structureName(kind.type);
  runtime("schema/index", "KindCode", { isType: true });
  const { importHandWritten: importFunction } = context;
  const cells = cellsText({ model, structure: name, runtime, importHandWritten: importFunction }, kind);
  const hasRules = hasCelRules(context, kind);
  const declarations = hasRules ? [`const rules = ${runtime("cel/index", "celRules")}(${name});`] : [];
  const checked = checkedText(context, kind);
  const valid = hasRules ? `rules(${checked}, object, old)` : checked;
  const strategy = kind.strategy === undefined ? "{}" : context.importHandWritten(kind.strategy, "");
  const members = [
    `structure: ${name}`,
    defaulted.has(kind.type) ? `setDefaults: default${name}` : "setDefaults: () => {}",
    `validate: (${parametersOf(valid)}) => ${valid}`,
    `cells: ${cells}`,
    strategy === "strategy" ? strategy : `strategy: ${strategy}`,
  ];
  const code = [
    `/** What requests for ${kind.plural} need. */`,
    `export const code: KindCode<types.${name}> = {`,
    ...members.map((each) => `  ${each},`),
    "};",
  ].join("\n");
  return [...declarations.map(text), text(code)];
}

/** Of a function that validates: those that its expression names, and those before them. */
function parametersOf(expression: string): string {
  const all = ["object", "old", "context"];
  const last = all.findLastIndex((each) => new RegExp(`\\b${each}\\b`).test(expression));
  return all.slice(0, last + 1).join(", ");
}

/** What the schema says of an object, and then the rules of the spec. */
function checkedText(context: Context, kind: KindModel): string {
  const { model, module, imports, runtime, structureName } = context;
  const checked = `${runtime("schema/index", "check")}(${structureName(kind.type)}, object)`;
  const ruled = typeOf(model, kind.isCheckedAsStored ? storedKind(model, kind).type : kind.type);
  if (!ruledTypes(model).has(ruled.id)) return checked;
  const from = moduleImport(model, fileOf(module.path, "code"), { module: ruled.module, part: "rules" });
  const rules = imports.add(from, rulesName(ruled.name));
  const change = ruledText(context, kind);
  const isGated = gatedTypes(model).has(ruled.id);
  return `${runtime("schema/index", "checkRules")}(${checked}, ${rules}, ${isGated ? withGates(change) : change})`;
}

/** The same, with what says which feature gates are on. */
function withGates(change: string): string {
  const parts = change.startsWith("{") ? change.slice(2, -2) : `...${change}`;
  return `{ ${parts}, isGateOn: context?.isGateOn }`;
}

/** The object that the rules are about, and what it was. */
function ruledText({ runtime, importHandWritten }: Context, { isCheckedAsStored, strategy }: KindModel): string {
  if (!isCheckedAsStored) return "{ object, old }";
  const form = strategy === undefined ? "{}" : importHandWritten(strategy, "");
  return `${runtime("schema/index", "asStored")}(${form}, { object, old })`;
}

function storedKind(model: Model, { kind, storageVersion }: KindModel): KindModel {
  const stored = model.kinds.find((each) => each.kind === kind && each.apiVersion === storageVersion);
  if (stored === undefined) throw new Error(`${kind} is stored as ${storageVersion}, which no spec file declares`);
  return stored;
}

/** Whether the kind has rules in CEL, itself or on what it holds: its structures have them. */
function hasCelRules({ model }: Context, kind: KindModel): boolean {
  return reachableTypes(model, kind.type).some((id) => {
    const { rules, fields = [] } = typeOf(model, id);
    return rules.length > 0 || fields.some((each) => each.rules.length > 0 || hasElementRules(each.type));
  });
}

function hasElementRules(use: TypeUse): boolean {
  if (use.kind !== "list" && use.kind !== "map") return false;
  return use.elementRules !== undefined || hasElementRules(use.kind === "list" ? use.items : use.values);
}

function reachableTypes(model: Model, root: TypeId): TypeId[] {
  const found = new Set([root]);
  for (const id of found) {
    for (const field of typeOf(model, id).fields ?? []) {
      let use = field.type;
      while (use.kind === "list" || use.kind === "map") use = use.kind === "list" ? use.items : use.values;
      if (use.kind === "ref") found.add(use.id);
    }
  }
  return [...found];
}

function text(content: string): TsStatement {
  return { kind: "text", text: content };
}
