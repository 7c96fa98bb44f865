import { dirname, join, relative } from "node:path/posix";
import type { HandWritten, ImportStyle, KindModel, Model, ModuleModel, TypeId, TypeModel } from "../model.ts";
import type { TsImport } from "../tools/tsFile.ts";

/** A generated file of a module by what it holds. */
export type FilePart = "types" | "code" | "validator" | "rules";

const endings = {
  types: ".ts",
  code: ".code.ts",
  validator: ".validator.ts",
  rules: ".rules.ts",
} as const;

/** Path of a module's generated file, relative to the output folder. */
export function fileOf(module: string, part: FilePart): string {
  return `${module}${endings[part]}`;
}

/** Path of the file with the kinds of a folder such as "core/v1". */
export function kindsPath(folder: string): string {
  return `${folder}/kinds.ts`;
}

/** How the generated file `from` names that of a module in an import, which the package may have. */
export function moduleImport(model: Model, from: string, { module, part }: ModulePart): string {
  const path = fileOf(module, part);
  return model.inPackage.has(module) ? packageImport(model.imports, from, path) : importPath(from, path);
}

/** A generated file of a module. */
export interface ModulePart {
  readonly module: string;
  readonly part: FilePart;
}

/** How a generated file names one of the package's own, which lies at `path` in generated/. */
export function packageImport(imports: ImportStyle, from: string, path: string): string {
  if (imports.kind === "package") return `orch/generated/${path.replace(/\.ts$/, "")}`;
  return importPath(join(imports.outputFolder, from), join(imports.packageOutput, path));
}

/** How one generated file names another in an import; both paths are relative to the output folder. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/**
 * The parts of the runtime that generated code imports; in a user's repository they are entry points of the package.
 */
export type RuntimePart = "schema/index" | "client/index" | "cel/index";

/** How a generated file names a part of the runtime. */
export function runtimePath(imports: ImportStyle, from: string, part: RuntimePart): string {
  if (imports.kind === "package") return `orch/${part.replace(/\/index$/, "")}`;
  return importPath(join(imports.outputFolder, from), join(imports.runtimeFolder, `${part}.ts`));
}

/** How a generated file names the file of a hand-written function: Orch's own, or one beside a user's spec file. */
export function handWrittenPath(imports: ImportStyle, from: string, { file }: HandWritten): string {
  const inRuntime = relative(imports.runtimeFolder, file);
  if (imports.kind === "package" && !inRuntime.startsWith("..")) return `orch/${inRuntime.replace(/\.ts$/, "")}`;
  return importPath(join(imports.outputFolder, from), file);
}

/** Collects the imports of one file. Names come out sorted, modules too: packages first, then by path. */
export interface ImportSet {
  /** Imports a name, under `alias` when that differs. Returns the name to use. */
  add(from: string, name: string, options?: { readonly alias?: string; readonly isType?: boolean }): string;
  /**
   * Imports a name under `alias`, or under `alias2`, `alias3` ... when another file's has it. Returns the name to use.
   */
  addDistinct(from: string, name: string, alias: string): string;
  addNamespace(from: string, namespace: string, options?: { readonly isType?: boolean }): string;
  list(): TsImport[];
}

export function importSet(): ImportSet {
  const modules = new Map<string, { from: string; isType: boolean; names: Map<string, string> }>();
  const owners = new Map<string, string>();
  const namespaces = new Map<string, TsImport>();
  const add: ImportSet["add"] = (from, name, { alias = name, isType = false } = {}) => {
    const key = `${isType ? "type" : "value"} ${from}`;
    const entry = modules.get(key) ?? { from, isType, names: new Map<string, string>() };
    modules.set(key, entry);
    entry.names.set(alias, name);
    return alias;
  };
  return {
    add,
    addDistinct(from, name, alias) {
      const owner = `${from}#${name}`;
      let free = alias;
      for (let count = 2; (owners.get(free) ?? owner) !== owner; count += 1) free = `${alias}${count}`;
      owners.set(free, owner);
      return add(from, name, { alias: free });
    },
    addNamespace(from, namespace, { isType = true } = {}) {
      namespaces.set(namespace, { from, isType, names: [], namespace });
      return namespace;
    },
    list() {
      const named = [...modules.values()].map(({ from, isType, names }) => ({
        from,
        isType,
        names: [...names].sort(byText).map(([alias, name]) => (alias === name ? { name } : { name, alias })),
      }));
      return [...named, ...namespaces.values()].sort((a, b) => compare(importKey(a), importKey(b)));
    },
  };
}

/**
 * Names for the types that a module's files mention: its own by their names; another's by its name too, unless that is
 * taken, then with its folder before it (CoreEvent), then with folder and version (CoreV1Event).
 */
export function localNames(model: Model, module: ModuleModel): (id: TypeId) => string {
  const names = new Map<TypeId, string>(module.types.map((id) => [id, typeOf(model, id).name]));
  const taken = new Set(names.values());
  if (module.kind !== undefined && !module.kind.virtual) taken.add(module.kind.listKind);
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const { name } = typeOf(model, id);
    const [folder = "", version = ""] = id.split(".")[0]?.split("/") ?? [];
    const candidates = [name, `${pascal(folder)}${name}`, `${pascal(folder)}${pascal(version)}${name}`];
    const free = candidates.find((each) => !taken.has(each)) ?? `${candidates[2]}${names.size}`;
    names.set(id, free);
    taken.add(free);
    return free;
  };
}

export function typeOf(model: Model, id: TypeId): TypeModel {
  const type = model.types.get(id);
  if (type === undefined) throw new Error(`the model has no type ${id}`);
  return type;
}

/** The kinds that the output has the code of. */
export function ownKinds({ kinds, inPackage }: Pick<Model, "kinds" | "inPackage">): KindModel[] {
  return kinds.filter((each) => !inPackage.has(each.module));
}

/** "core/v1" of "core/v1.PodSpec". */
export function typeFolder(id: TypeId): string {
  return id.slice(0, id.indexOf(".", id.indexOf("/")));
}

export function pascal(text: string): string {
  return text.replace(/(^|[-._/])([a-zA-Z0-9])/g, (_, __, first: string) => first.toUpperCase());
}

export function camel(text: string): string {
  // "APIService" becomes apiService, "CSIDriver" csiDriver, "Pod" pod.
  return text.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (head) => head.toLowerCase());
}

/** Words that no variable of a module may be called. */
const reservedWords: ReadonlySet<string> = new Set([
  ...["arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete"],
  ...["do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements"],
  ...["import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public"],
  ...["return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void"],
  ...["while", "with", "yield"],
]);

/** The variable that has the descriptor of a kind: "pod", and "function_" of the kind Function. */
export function descriptorName(kind: string): string {
  const name = camel(kind);
  return reservedWords.has(name) ? `${name}_` : name;
}

function importKey({ from, isType }: TsImport): string {
  return `${from.startsWith(".") ? 1 : 0}${from} ${isType ? 0 : 1}`;
}

function byText([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
