import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { ExportDeclaration, ImportDeclaration, Node } from "typescript";
import { ts } from "./compiler.ts";

/** A file of the project as the rules see it. */
export interface Source {
  /** From the root, with forward slashes, e.g. "runtime/server/chain.ts". */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Every node of the syntax tree, parents before children; comments are not among them. */
  readonly nodes: readonly Node[];
  readonly imports: readonly Import[];
  /** The line, from 1, that a node starts on, or ends on. */
  readonly lineOf: (node: Node, edge?: "end") => number;
}

export interface Import {
  readonly specifier: string;
  /** The imported file from the root; undefined for packages and node's own modules. */
  readonly target: string | undefined;
  readonly line: number;
  /** Gone when compiled: `import type`, or only `type` names. */
  readonly isType: boolean;
  /** `import()`. */
  readonly isLazy: boolean;
}

/** A broken rule. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export type Rule = (sources: readonly Source[]) => Finding[];

/** What was not written here by hand: packages, builds, and output of the generator that tests compare with. */
const skipped = /(^|\/)(node_modules|dist|cases|emitted)\//;

/** Reads the .ts and .mjs files below the folders, sorted by path, without those that `except` matches. */
export function readSources(root: string, folders: readonly string[], except = /^$/): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((each) => `${folder}/${String(each)}`),
    )
    .filter((path) => /\.(ts|mts|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .filter((path) => !skipped.test(path) && !except.test(path))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(root, path), "utf8")));
}

export function sourceOf(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.ES2023,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push(node);
    ts.forEachChild(node, collect);
  };
  collect(file);
  const lineOf = (node: Node, edge?: "end") =>
    file.getLineAndCharacterOfPosition(edge === "end" ? node.getEnd() : node.getStart(file)).line + 1;
  return { path, text, lines: text.split("\n"), nodes, imports: importsOf(path, nodes, lineOf), lineOf };
}

function importsOf(path: string, nodes: readonly Node[], lineOf: Source["lineOf"]): Import[] {
  const found: Import[] = [];
  for (const node of nodes) {
    const named = importOf(node);
    if (named === undefined) continue;
    const target = named.specifier.startsWith(".") ? posix.join(posix.dirname(path), named.specifier) : undefined;
    found.push({ ...named, target, line: lineOf(node) });
  }
  return found;
}

function importOf(node: Node): Pick<Import, "specifier" | "isType" | "isLazy"> | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = textOf(node.moduleSpecifier);
    return specifier === undefined ? undefined : { specifier, isType: isTypeOnly(node), isLazy: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = textOf(node.arguments[0]);
    return specifier === undefined ? undefined : { specifier, isType: false, isLazy: true };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const specifier = textOf(node.argument.literal);
    return specifier === undefined ? undefined : { specifier, isType: true, isLazy: false };
  }
  return undefined;
}

function isTypeOnly(node: ImportDeclaration | ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    if (node.isTypeOnly || clause === undefined || !ts.isNamedExports(clause)) return node.isTypeOnly;
    return clause.elements.length > 0 && clause.elements.every((each) => each.isTypeOnly);
  }
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly || clause.name !== undefined) return clause.isTypeOnly;
  const names = clause.namedBindings;
  return names !== undefined && ts.isNamedImports(names) && names.elements.every((each) => each.isTypeOnly);
}

function textOf(node: Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}
