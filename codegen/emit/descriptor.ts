import type { KindModel, Model, ModuleModel, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile } from "../tools/tsFile.ts";
import { camel, fileOf, importPath, importSet, runtimePath, typeOf } from "./names.ts";
import { literal } from "./text.ts";

/** generated/<module>.descriptor.ts: what discovery and dispatch need of a kind, its code loaded on first use. */
export async function emitDescriptor(model: Model, { kind }: ModuleModel): Promise<OutputFile[]> {
  return kind === undefined ? [] : printFiles([descriptorFile(model, kind)]);
}

function descriptorFile(model: Model, kind: KindModel): TsFile {
  const path = fileOf(kind.module, "descriptor");
  const imports = importSet();
  imports.add(runtimePath(model.imports, path, "schema/index"), "ResourceDescriptor", { isType: true });
  const type = typeOf(model, kind.type);
  imports.add(importPath(path, fileOf(kind.module, "types")), type.name, { isType: true });
  const columns = kind.columns.map(({ source: _, ...column }) => column);
  const members = {
    group: kind.group,
    version: kind.version,
    apiVersion: kind.apiVersion,
    kind: kind.kind,
    listKind: kind.listKind,
    plural: kind.plural,
    singular: kind.singular,
    shortNames: kind.shortNames,
    categories: kind.categories,
    namespaced: kind.namespaced,
    verbs: kind.verbs,
    stage: kind.stage,
    ...(kind.deprecation === undefined ? {} : { deprecation: kind.deprecation }),
    subresources: kind.subresources,
    selectableFields: kind.selectableFields,
    columns,
    storagePrefix: kind.storagePrefix,
    storageVersion: kind.storageVersion,
    hasGeneration: kind.hasGeneration,
    createOnUpdate: kind.createOnUpdate,
    unconditionalUpdate: kind.unconditionalUpdate,
    returnsDeleted: kind.returnsDeleted,
    nameFormat: kind.nameFormat,
    ...(kind.expires === undefined ? {} : { expires: kind.expires }),
    ...(kind.virtual === undefined ? {} : { virtual: kind.virtual }),
  };
  const lines = Object.entries(members).map(([name, value]) => `  ${name}: ${rows(value)},\n`);
  const load = `  load: async () => (await import("${importPath(path, fileOf(kind.module, "code"))}")).code,\n`;
  const text = `export const ${camel(kind.kind)}: ResourceDescriptor<${type.name}> = {\n${lines.join("")}${load}};`;
  return { path, source: `${kind.module}.yaml`, imports: imports.list(), statements: [{ kind: "text", text }] };
}

/** Tables have a row a line, everything else one line. */
function rows(value: unknown): string {
  const isTable = Array.isArray(value) && value.some((each) => typeof each === "object");
  if (!isTable) return literal(value, { singleLine: true });
  const list = value as readonly unknown[];
  return `[\n${list.map((each) => `    ${literal(each, { singleLine: true })},\n`).join("")}  ]`;
}
