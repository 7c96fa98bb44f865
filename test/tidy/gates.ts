import type { Node, PropertyAssignment, StringLiteralLike } from "typescript";
import { ts } from "./compiler.ts";
import type { Rule } from "./source.ts";

/** What code asks gates by: the generator looks for calls of these to find the gates that nothing reads. */
const questions: ReadonlySet<string> = new Set(["enabled", "isGateOn"]);

/** The name of a gate stands in a question or in a type, so that a gate which nothing reads is found, and marked. */
export function gateQuestions(gates: ReadonlySet<string>): Rule {
  return (sources) =>
    sources
      .filter(({ path }) => path.startsWith("runtime/"))
      .flatMap(({ path, nodes, lineOf }) => {
        const known = new Set(nodes.flatMap(namedRightly));
        const names = nodes.filter((each): each is StringLiteralLike => ts.isStringLiteralLike(each));
        return names
          .filter((each) => gates.has(each.text) && !known.has(each))
          .map((each) => ({
            ...{ file: path, line: lineOf(each), rule: "gates" },
            message: `asks for ${each.text} in a way that the generator does not see: ${[...questions].join(" or ")}`,
          }));
      });
}

/** A plugin may be named as its gate is. */
function isName(node: Node): node is PropertyAssignment {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "name";
}

function namedRightly(node: Node): readonly Node[] {
  if (ts.isLiteralTypeNode(node)) return [node.literal];
  if (isName(node)) return [node.initializer];
  if (!ts.isCallExpression(node)) return [];
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && questions.has(name.text) ? node.arguments : [];
}
