/** Prints TypeScript. The only file that knows ts-morph: each file is built from one structure and printed once. */
import {
  type ImportDeclarationStructure,
  IndentationText,
  Project,
  QuoteKind,
  type SourceFileStructure,
  type StatementStructures,
  StructureKind,
} from "ts-morph";
import { wrapText } from "../wrapText.ts";
import type { TsFile, TsImport, TsStatement } from "./tsFile.ts";

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    quoteKind: QuoteKind.Double,
    useTrailingCommas: true,
  },
});

/** Longest line, and so the width of doc comments. */
const maxColumns = 120;

/** The text of a file. */
export function typescript(file: TsFile): string {
  const structure: SourceFileStructure = {
    kind: StructureKind.SourceFile,
    statements: [...file.imports.map(importStructure), ...file.statements.map(statementStructure)],
  };
  const source = project.createSourceFile(file.path, structure, { overwrite: true });
  const body = source
    .getFullText()
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n");
  project.removeSourceFile(source);
  return `// Generated from ${file.source}. Do not edit.\n${body === "" ? "export {};" : body}\n`;
}

function importStructure(each: TsImport): ImportDeclarationStructure {
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

function statementStructure(each: TsStatement): StatementStructures | string {
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
        extends: each.extends === undefined ? [] : [each.extends],
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
  const lines = text.split("\n").flatMap((line) => wrapText(line, width));
  const isOneLine = lines.length === 1 && text.length + indent + "/**  */".length <= maxColumns;
  return [{ description: isOneLine ? text : `\n${lines.join("\n")}` }];
}

/** A property name as TypeScript writes it: quoted unless it is an identifier. */
function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
}
