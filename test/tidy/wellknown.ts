import { readdirSync, readFileSync } from "node:fs";
import type { Node } from "typescript";
import { parse } from "yaml";
import { ts } from "./compiler.ts";
import type { Finding, Rule, Source } from "./source.ts";

/** A name of spec/wellknown.yaml, as it stands there. */
export interface WellKnownName {
  readonly name: string;
  /** With the words of the identity in braces, e.g. "{labelDomain}/hostname". */
  readonly value: string;
  /** What will use it: a component that is still to come, or clients by contract. */
  readonly usedBy?: string | undefined;
  /** Of the file, from 1. */
  readonly line: number;
}

const file = "spec/wellknown.yaml";

export function readWellKnownNames(root: string): WellKnownName[] {
  const text = readFileSync(`${root}/${file}`, "utf8");
  const lines = text.split("\n");
  const { names } = parse(text) as { readonly names: readonly Omit<WellKnownName, "line">[] };
  return names.map((each) => ({
    ...each,
    line: lines.findIndex((line) => /name: (\w+)/.exec(line)?.[1] === each.name) + 1,
  }));
}

/** The spec files that may have the value of a well-known name. */
export function readOtherSpecs(root: string): string[] {
  const paths = readdirSync(`${root}/spec`, { recursive: true }).map((each) => `spec/${String(each)}`);
  return paths
    .filter((each) => each.endsWith(".yaml") && each !== file)
    .map((each) => readFileSync(`${root}/${each}`, "utf8"));
}

/** The names that hold a word of the identity: a constant of them is right in one folder of generated code alone. */
const ofIdentity = /\{\w+\}/;

/**
 * Shared code serves any identity: names with a word of it come from `platform.names`. Hand-written parts of kinds are
 * bundled with the names of the folder that is served, and import them all.
 */
export function wellKnownImports(names: readonly WellKnownName[]): Rule {
  const bound = new Set(names.filter(({ value }) => ofIdentity.test(value)).map(({ name }) => name));
  return (sources) =>
    sources.flatMap((source) => {
      if (!source.path.startsWith("runtime/") || source.path.startsWith("runtime/kinds/")) return [];
      return source.nodes.flatMap((node) => {
        const found = importedNames(node).filter((each) => each === "*" || bound.has(each));
        return found.map((each) => findingAt(source, node, `${each} is of one identity: take it from platform.names`));
      });
    });
}

/** The names that an import of generated/wellknown.ts takes. */
function importedNames(node: Node): string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const bindings = node.importClause?.namedBindings;
  if (!node.moduleSpecifier.text.endsWith("generated/wellknown.ts") || bindings === undefined) return [];
  return ts.isNamedImports(bindings) ? bindings.elements.map((each) => (each.propertyName ?? each.name).text) : ["*"];
}

/** A well-known value is written in spec/wellknown.yaml alone; code has its constant. */
export function retypedNames(names: readonly WellKnownName[]): Rule {
  const values = names.filter(({ value }) => isDistinct(value));
  return (sources) =>
    sources.flatMap((source) => {
      if (!/^(runtime|codegen|bench|test\/harness)\//.test(source.path)) return [];
      return source.nodes.flatMap((node) => {
        const text = writtenText(node);
        const found = text === undefined ? undefined : values.find(({ value }) => beginsWith(text, value));
        return found === undefined ? [] : [findingAt(source, node, `types ${found.name} again: use the constant`)];
      });
    });
}

/** A plain word, such as "default" or "orphan", and a word of the identity alone, mean other things as well. */
function isDistinct(value: string): boolean {
  return !/^([A-Za-z][a-z]*|\{\w+\})$/.test(value);
}

/** A string, or a template with each expression as its last name: `${platform.apiDomain}/a` is {apiDomain}/a. */
function writtenText(node: Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => `{${lastName(expression)}}${literal.text}`);
  return node.head.text + spans.join("");
}

function lastName(node: Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : "";
}

/** The value, or the value and what follows it: a name after a prefix, a version after a group. */
function beginsWith(text: string, value: string): boolean {
  if (!text.startsWith(value)) return false;
  return text.length === value.length || /[:/]$/.test(value) || /[:/]/.test(text.charAt(value.length));
}

/**
 * A well-known name is used: by code, or by a spec file that has its value. One that is not says what will use it.
 * `specTexts` are the other spec files.
 */
export function unusedNames(names: readonly WellKnownName[], specTexts: readonly string[]): Rule {
  return (sources) => {
    const words = new Set(sources.flatMap((each) => (isUser(each.path) ? wordsOf(each) : [])));
    return names.flatMap(({ name, value, usedBy, line }) => {
      const isUsed = words.has(name) || specTexts.some((each) => hasValue(each, value));
      if (isUsed === (usedBy === undefined)) return [];
      const message = isUsed ? `${name} is used: its usedBy goes` : `nothing uses ${name}: remove it, or add usedBy`;
      return [{ file, line, rule: "wellknown", message }];
    });
  };
}

/** A plain word counts where it is all that a key says. */
function hasValue(yaml: string, value: string): boolean {
  return isDistinct(value) ? yaml.includes(value) : yaml.split("\n").some((each) => each.endsWith(`: ${value}`));
}

/** The list of shared names is no use of them. */
function isUser(path: string): boolean {
  return /^(runtime|codegen)\//.test(path) && path !== "runtime/schema/platform.ts";
}

function wordsOf({ nodes }: Source): string[] {
  return nodes.filter(ts.isIdentifier).map((each) => each.text);
}

function findingAt(source: Source, node: Node, message: string): Finding {
  return { file: source.path, line: source.lineOf(node), rule: "wellknown", message };
}
