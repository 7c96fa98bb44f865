import type { KindModel, Model, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import { folderOf } from "../references.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { descriptorName, fileOf, importPath, importSet, kindsPath, ownKinds, runtimePath } from "./names.ts";
import { wrapText } from "../wrapText.ts";
import { literal } from "./text.ts";

/**
 * generated/<folder>/kinds.ts: the kinds of a folder such as "core/v1", each with its type and its descriptor, which is
 * what discovery and dispatch need of it. Its code is loaded on first use.
 */
export async function emitKinds(model: Model, folder: string): Promise<OutputFile[]> {
  const kinds = ownKinds(model).filter((each) => folderOf(each) === folder);
  return kinds.length === 0 ? [] : printFiles([kindsFile(model, folder, kinds)]);
}

function kindsFile(model: Model, folder: string, kinds: readonly KindModel[]): TsFile {
  const path = kindsPath(folder);
  const imports = importSet();
  imports.add(runtimePath(model.imports, path, "schema/index"), "ResourceDescriptor", { isType: true });
  const statements: TsStatement[] = kinds.map((kind) => {
    imports.add(importPath(path, fileOf(kind.module, "types")), kind.kind, { isType: true });
    return { kind: "text", text: descriptorText(kind, importPath(path, fileOf(kind.module, "code"))) };
  });
  const names = wrapText(`${kinds.map((each) => each.kind).join(", ")},`, 118);
  const types = `export type {\n${names.map((line) => `  ${line}\n`).join("")}};`;
  return {
    path,
    source: `${folder}/*.yaml`,
    imports: imports.list(),
    statements: [{ kind: "text", text: types }, ...statements],
  };
}

function descriptorText(kind: KindModel, codePath: string): string {
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
    ...(kind.introduced === undefined ? {} : { introduced: kind.introduced }),
    ...(kind.deprecation === undefined ? {} : { deprecation: kind.deprecation }),
    subresources: kind.subresources,
    selectableFields: kind.selectableFields,
    ...(kind.selectsNamespace === undefined ? {} : { selectsNamespace: kind.selectsNamespace }),
    columns,
    storagePrefix: kind.storagePrefix,
    storageVersion: kind.storageVersion,
    ...(kind.featureGate === undefined ? {} : { featureGate: kind.featureGate }),
    hasGeneration: kind.hasGeneration,
    ...(kind.tracksFields === undefined ? {} : { tracksFields: kind.tracksFields }),
    createOnUpdate: kind.createOnUpdate,
    unconditionalUpdate: kind.unconditionalUpdate,
    returnsDeleted: kind.returnsDeleted,
    nameFormat: kind.nameFormat,
    ...(kind.metadataChecks === undefined ? {} : { metadataChecks: kind.metadataChecks }),
    ...(kind.expires === undefined ? {} : { expires: kind.expires }),
    ...(kind.virtual === undefined ? {} : { virtual: kind.virtual }),
    ...(kind.observed === undefined ? {} : { observed: kind.observed }),
  };
  const lines = Object.entries(members).map(([name, value]) => `  ${name}: ${rows(value)},\n`);
  const load = `  load: async () => (await import("${codePath}")).code,\n`;
  return `export const ${descriptorName(kind.kind)}: ResourceDescriptor<${kind.kind}> = {\n${lines.join("")}${load}};`;
}

/** Tables have a row a line, everything else one line. */
function rows(value: unknown): string {
  const isTable = Array.isArray(value) && value.some((each) => typeof each === "object");
  if (!isTable) return literal(value, { singleLine: true });
  const list = value as readonly unknown[];
  return `[\n${list.map((each) => `    ${literal(each, { singleLine: true })},\n`).join("")}  ]`;
}
