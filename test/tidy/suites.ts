import type { CallExpression, Identifier, Node, PropertyAccessExpression, VariableDeclaration } from "typescript";
import { ts } from "./compiler.ts";
import type { Finding, Rule, Source } from "./source.ts";

const harness = "test/harness/suite.ts";

/** Every suite runs, whole; what cannot run here says why. Suites come from the harness, which keeps them honest. */
export const suites: Rule = (sources) => sources.filter((each) => each.path.endsWith(".test.ts")).flatMap(check);

function check(source: Source): Finding[] {
  const finding = (line: number, message: string): Finding => ({ file: source.path, line, rule: "suite", message });
  const declared = new Map(source.nodes.filter(isSuite).map((each) => [each.name.text, source.lineOf(each)]));
  const calls = source.nodes.filter(isSuiteCall).filter((each) => declared.has(each.expression.expression.text));
  const named = (name: string) => calls.filter((each) => each.expression.name.text === name);
  const run = new Set(named("run").map((each) => each.expression.expression.text));
  const direct = source.imports.filter((each) => each.specifier === "uvu" && source.path !== harness);
  return [
    ...(declared.size === 0 ? [finding(1, "declares no suite")] : []),
    ...[...declared]
      .filter(([name]) => !run.has(name))
      .map(([name, line]) => finding(line, `${name}.run() is not called`)),
    ...direct.map((each) => finding(each.line, `imports uvu past ${harness}`)),
    ...named("only").map((each) => finding(source.lineOf(each), "runs only one test")),
    ...named("skip")
      .filter((each) => !hasReason(each))
      .map((each) => finding(source.lineOf(each), "skips a test without a reason")),
  ];
}

type SuiteDeclaration = VariableDeclaration & { readonly name: Identifier };

/** `const test = suite("...")` */
function isSuite(node: Node): node is SuiteDeclaration {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return false;
  const { initializer } = node;
  if (initializer === undefined || !ts.isCallExpression(initializer)) return false;
  return ts.isIdentifier(initializer.expression) && initializer.expression.text === "suite";
}

type SuiteCall = CallExpression & {
  readonly expression: PropertyAccessExpression & { readonly expression: Identifier };
};

/** `test.run()` */
function isSuiteCall(node: Node): node is SuiteCall {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return ts.isIdentifier(node.expression.expression);
}

function hasReason(call: CallExpression): boolean {
  const reason = call.arguments[1];
  if (reason === undefined) return false;
  return !ts.isStringLiteralLike(reason) || reason.text.trim().length > 0;
}
