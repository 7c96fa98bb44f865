/**
 * Prints TypeScript files. The only file that knows ts-morph: each file is built from one structure and printed once.
 * The printer is slow to load (0.3 s), so it is loaded only when a text is not in the cache.
 */
import { createRequire } from "node:module";
import type { ImportDeclarationStructure, Project, SourceFileStructure, StatementStructures } from "ts-morph";
import { cached } from "./cache.ts";
import { wrap } from "./wrap.ts";
import type { OutputFile } from "./model.ts";

/** A TypeScript file as plain data. */
export interface TsFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** What the file is made from, for its first line, e.g. "core/v1/pod.yaml". */
  readonly source: string;
  readonly imports: readonly TsImport[];
  readonly statements: readonly TsStatement[];
}

/** Imports of one module. With `namespace`, `import * as <namespace>`. */
export interface TsImport {
  readonly from: string;
  readonly isType: boolean;
  readonly names: readonly { readonly name: string; readonly alias?: string }[];
  readonly namespace?: string;
}

/** `text` is for statements that are all table and no structure; everything is exported unless it says otherwise. */
export type TsStatement =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "interface";
      readonly name: string;
      readonly description: string;
      readonly properties: readonly TsProperty[];
      readonly indexType?: string;
    }
  | { readonly kind: "alias"; readonly name: string; readonly description: string; readonly type: string }
  | {
      readonly kind: "function";
      readonly name: string;
      readonly description: string;
      readonly parameters: readonly { readonly name: string; readonly type: string }[];
      readonly returnType: string;
      readonly body: readonly string[];
      readonly isPrivate?: boolean;
    };

export interface TsProperty {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly readonly?: boolean;
  readonly description: string;
}

/** Longest line, and so the width of doc comments. */
const maxColumns = 120;

export function printFile(file: TsFile): Promise<OutputFile> {
  return printed(file.path, file);
}

export async function printFiles(files: readonly TsFile[]): Promise<OutputFile[]> {
  return Promise.all(files.map(printFile));
}

async function printed(path: string, file: TsFile): Promise<OutputFile> {
  return { path, text: await cached(["typescript", file], () => print(file)) };
}

function print(file: TsFile): string {
  const tsMorph = loadTsMorph();
  const project = sharedProject(tsMorph);
  const structure: SourceFileStructure = {
    kind: tsMorph.StructureKind.SourceFile,
    statements: [
      ...file.imports.map((each) => importStructure(each, tsMorph)),
      ...file.statements.map((each) => statementStructure(each, tsMorph)),
    ],
  };
  const source = project.createSourceFile(file.path, structure, { overwrite: true });
  const body = source
    .getFullText()
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n");
  project.removeSourceFile(source);
  return `// Generated from ${file.source}. Do not edit.\n${body === "" ? "export {};" : body}\n`;
}

type TsMorph = typeof import("ts-morph");

/** Required, not imported: an import would first look through its megabytes for the names they export. */
function loadTsMorph(): TsMorph {
  return createRequire(import.meta.url)("ts-morph");
}

let projectMemo: Project | undefined;

function sharedProject({ Project: NewProject, IndentationText, QuoteKind }: TsMorph): Project {
  projectMemo ??= new NewProject({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Double,
      useTrailingCommas: true,
    },
  });
  return projectMemo;
}

function importStructure(each: TsImport, { StructureKind }: TsMorph): ImportDeclarationStructure {
  const base = { kind: StructureKind.ImportDeclaration, moduleSpecifier: each.from, isTypeOnly: each.isType } as const;
  if (each.namespace !== undefined) return { ...base, namespaceImport: each.namespace };
  const names = each.names.map(({ name, alias }) => (alias === undefined ? name : `${name} as ${alias}`));
  const oneLine = `import ${each.isType ? "type " : ""}{ ${names.join(", ")} } from "${each.from}";`;
  if (oneLine.length <= maxColumns) return { ...base, namedImports: names };
  return {
    ...base,
    namedImports: (writer) => {
      writer.write(`\n${names.map((name) => `${name},\n`).join("")}`);
    },
  };
}

function statementStructure(each: TsStatement, { StructureKind }: TsMorph): StatementStructures | string {
  switch (each.kind) {
    case "text":
      return `\n${each.text}`;
    case "alias": {
      const { name, type, description } = each;
      return { kind: StructureKind.TypeAlias, isExported: true, name, type, docs: docs(description, 0) };
    }
    case "interface":
      return {
        kind: StructureKind.Interface,
        isExported: true,
        name: each.name,
        docs: docs(each.description, 0),
        properties: each.properties.map((property) => ({
          name: propertyName(property.name),
          type: property.type,
          hasQuestionToken: property.optional,
          isReadonly: property.readonly ?? false,
          docs: docs(property.description, 2),
        })),
        indexSignatures:
          each.indexType === undefined ? [] : [{ keyName: "key", keyType: "string", returnType: each.indexType }],
      };
    case "function":
      return {
        kind: StructureKind.Function,
        isExported: each.isPrivate !== true,
        name: each.name,
        docs: docs(each.description, 0),
        parameters: each.parameters.map(({ name, type }) => ({ name, type })),
        returnType: each.returnType,
        statements: [...each.body],
      };
  }
}

/** A doc comment, wrapped; none for an empty description. */
function docs(description: string, indent: number): { description: string }[] {
  const text = description.trim().replaceAll("*/", "*\\/");
  if (text === "") return [];
  const width = maxColumns - indent - " * ".length;
  const lines = text.split("\n").flatMap((line) => wrap(line, width));
  const isOneLine = lines.length === 1 && text.length + indent + "/**  */".length <= maxColumns;
  return [{ description: isOneLine ? text : `\n${lines.join("\n")}` }];
}

/** A property name as TypeScript writes it: quoted unless it is an identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
}
