import type { Expression, Node } from "typescript";
import { ts } from "./compiler.ts";
import { docOf } from "./docs.ts";
import type { Finding, Rule, Source } from "./source.ts";

/**
 * A limit is a number with a tag in its doc comment: what is bounded, a colon, the answer at the limit.
 *
 *   "@limit Body of a request: 413; the rest is read and dropped."
 */
interface Limit {
  readonly file: string;
  readonly line: number;
  /** With its unit, e.g. "3 MiB". */
  readonly value: string;
  readonly what: string;
  readonly answer: string;
}

/** All limits, a Markdown table for each folder of runtime/. */
export function limitTables(sources: readonly Source[]): string {
  const limits = sources.filter(isShared).flatMap((each) => limitsOf(each, sources));
  const folders = [...new Set(limits.map(folderOf))];
  const tables = folders.map((folder) => {
    const rows = limits.filter((each) => folderOf(each) === folder).map(row);
    return [`## ${folder}`, "", "| What | Limit | At the limit |", "|---|---|---|", ...rows].join("\n");
  });
  return tables.join("\n\n");
}

function row({ file, value, what, answer }: Limit): string {
  return `| ${what} ([${file.split("/").at(-1)}](${file})) | ${value} | ${answer} |`;
}

function folderOf({ file }: Limit): string {
  return file.split("/").slice(0, 2).join("/");
}

/** Every `max...` has a tag, unless it is no limit. */
export const untaggedLimits: Rule = (sources) =>
  sources.filter(isShared).flatMap((source) => {
    const tagged = new Set(limitsOf(source, sources).map((each) => each.line));
    return declarations(source).flatMap(({ node, name, initializer }): Finding[] => {
      const line = source.lineOf(node);
      if (!/^(default)?[mM]ax[A-Z]/.test(name) || notLimits.has(name) || tagged.has(line)) return [];
      if (amountOf(initializer, { source, sources }) === undefined) return [];
      const message = `${name} needs "@limit WHAT: ANSWER" in its comment`;
      return [{ file: source.path, line, rule: "limit", message }];
    });
  });

/** Largest numbers of formats and of algorithms: nothing is refused, cut or dropped for being more. */
const notLimits: ReadonlySet<string> = new Set([
  ...["maxInt", "maxInt64", "maxUint64", "maxNanos", "maxAmount", "maxSeconds", "maxCodePoint", "maxCodeBits"],
  ...["maxSimpleDigits", "maxNumber", "maxStreamId", "maxUnitBytes", "maxDraw", "maxDraws", "maxShare", "maxFolded"],
  ...[
    "maxTimeoutMs",
    "maxPackedBytes",
    "maxSimpleKey",
    "maxReadyBytes",
    "maxUnknownRevisions",
    "maxSmallBytes",
    "maxPauseMs",
  ],
  ...["maxRestMs", "maxStartBytes", "maxBaseLength", "maxWrittenDepth", "maxRemovals", "maxReadAtOnce"],
  ...["maxLabelLength", "maxSubdomainLength", "maxReuseSeconds", "maxWatchSeconds", "defaultMaxFrameBytes"],
  "maxYoungGenerationSizeMb",
]);

/** Numbers about one kind are the field's rules, and their messages name them. */
function isShared({ path }: Source): boolean {
  return path.startsWith("runtime/") && !path.startsWith("runtime/kinds/");
}

interface Declared {
  /** What the comment stands before. */
  readonly node: Node;
  readonly name: string;
  readonly initializer: Expression;
}

/** Constants of the module, and members of those that are object literals. */
function declarations(source: Source): Declared[] {
  return source.nodes.filter(ts.isSourceFile).flatMap(({ statements }) =>
    statements.filter(ts.isVariableStatement).flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }): Declared[] => {
        if (!ts.isIdentifier(name) || initializer === undefined) return [];
        if (!ts.isObjectLiteralExpression(initializer)) return [{ node: statement, name: name.text, initializer }];
        return initializer.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) && ts.isIdentifier(each.name)
            ? [{ node: each, name: each.name.text, initializer: each.initializer }]
            : [],
        );
      }),
    ),
  );
}

interface Scope {
  readonly source: Source;
  readonly sources: readonly Source[];
}

function limitsOf(source: Source, sources: readonly Source[]): Limit[] {
  return declarations(source).flatMap(({ node, name, initializer }) => {
    const [, what, answer] = /@limit ([^:]+): (.*?)\.?$/.exec(docOf(source, node) ?? "") ?? [];
    const amount = amountOf(initializer, { source, sources });
    if (what === undefined || answer === undefined || amount === undefined) return [];
    return [{ file: source.path, line: source.lineOf(node), value: withUnit(amount, name), what, answer }];
  });
}

/** The number that an expression of numbers, operators and other constants has; undefined for all else. */
function amountOf(node: Expression, scope: Scope): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isBigIntLiteral(node)) return Number(node.text.replace("n", ""));
  if (ts.isParenthesizedExpression(node)) return amountOf(node.expression, scope);
  if (ts.isIdentifier(node)) return amountNamed(node.text, scope);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [amountOf(node.left, scope), amountOf(node.right, scope)];
  if (left === undefined || right === undefined) return undefined;
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AsteriskToken:
      return left * right;
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return left ** right;
    case ts.SyntaxKind.PlusToken:
      return left + right;
    case ts.SyntaxKind.MinusToken:
      return left - right;
    default:
      return undefined;
  }
}

/** A constant of the file, or of one that it imports. */
function amountNamed(name: string, { source, sources }: Scope): number | undefined {
  const imported = new Set(source.imports.map((each) => each.target));
  const places = [source, ...sources.filter((each) => imported.has(each.path))];
  for (const place of places) {
    const found = declarations(place).find((each) => each.name === name);
    if (found !== undefined) return amountOf(found.initializer, { source: place, sources });
  }
  return undefined;
}

interface Unit {
  readonly name: string;
  readonly size: number;
}

/** Units by the end of a name, the largest first. */
const unitsOf: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/Bytes$/, sizes({ GiB: 2 ** 30, MiB: 2 ** 20, KiB: 2 ** 10, bytes: 1 })],
  [/Mb$/, sizes({ MiB: 1 })],
  [/Ms$/, sizes({ min: 60_000, s: 1000, ms: 1 })],
  [/Seconds$/, sizes({ s: 1 })],
  [/Length$/, sizes({ characters: 1 })],
];

function sizes(units: Readonly<Record<string, number>>): Unit[] {
  return Object.entries(units).map(([name, size]) => ({ name, size }));
}

/** In the largest unit in which it is a whole number, or a half. */
function withUnit(amount: number, name: string): string {
  const units = unitsOf.find(([end]) => end.test(name))?.[1] ?? [];
  const unit = units.find(({ size }) => amount >= size && Number.isInteger((amount / size) * 2));
  return unit === undefined ? grouped(amount) : `${grouped(amount / unit.size)} ${unit.name}`;
}

function grouped(amount: number): string {
  return amount.toLocaleString("en-US");
}
