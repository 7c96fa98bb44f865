import type { Node } from "typescript";
import { ts } from "./compiler.ts";
import type { Finding, Rule, Source } from "./source.ts";

/** No way around the compiler: no `any`, no `!`, no comment that silences it. Tests may expect an error of its. */
export const typeHoles: Rule = (sources) => sources.flatMap((each) => [...nodeHoles(each), ...commentHoles(each)]);

function nodeHoles(source: Source): Finding[] {
  return source.nodes.flatMap((node) => {
    const message = holeOf(node);
    return message === undefined ? [] : [{ file: source.path, line: source.lineOf(node), rule: "type-hole", message }];
  });
}

function holeOf(node: Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return "any";
  if (ts.isNonNullExpression(node)) return "non-null !";
  const isDeclared = ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node);
  return isDeclared && node.exclamationToken !== undefined ? "definite !" : undefined;
}

function commentHoles({ path, lines }: Source): Finding[] {
  const silencer = path.startsWith("test/")
    ? /\/[/*]\s*@ts-(ignore|nocheck)/
    : /\/[/*]\s*@ts-(ignore|nocheck|expect-error)/;
  return lines.flatMap((each, index) => {
    const match = silencer.exec(each);
    return match === null ? [] : [{ file: path, line: index + 1, rule: "type-hole", message: `@ts-${match[1]}` }];
  });
}

/** Exports have names, and a file is named in lowerCamel. */
export const naming: Rule = (sources) =>
  sources.flatMap((source) => {
    const finding = (line: number, message: string): Finding => ({ file: source.path, line, rule: "naming", message });
    const found = source.nodes.filter(isDefaultExport).map((each) => finding(source.lineOf(each), "a default export"));
    const name = source.path.split("/").at(-1) ?? "";
    if (!/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z]+)*$/.test(name)) found.push(finding(1, `${name} is not in lowerCamel`));
    return found;
  });

function isDefaultExport(node: Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((each) => each.kind === ts.SyntaxKind.DefaultKeyword)
  );
}
