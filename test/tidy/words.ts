import type { Expression, Node, SyntaxKind } from "typescript";
import { ts } from "./compiler.ts";
import type { Finding, Rule, Source } from "./source.ts";

const unfinished = /\b(TODO|FIXME|XXX|HACK)\b|\b[Ff]or now\b|\b[Nn]ot implemented\b/;

/** Nothing is left for later in the code: it is done, or it is an issue. */
export const unfinishedWords: Rule = (sources) =>
  sources.flatMap(({ path, lines }) =>
    isAboutRules(path)
      ? []
      : lines.flatMap((each, index) => matched(each, unfinished, { path, line: index + 1, rule: "unfinished" })),
  );

const unnamed = /\b([Tt]old|[Ss]omebody|[Nn]obody|[Ww]hoever)\b/;

/** Comments and messages of the product name who acts: the server, a client, a driver. */
export const unnamedActors: Rule = (sources) =>
  sources.flatMap(({ path, lines }) =>
    /^(runtime|codegen)\//.test(path)
      ? lines.flatMap((each, index) => matched(each, unnamed, { path, line: index + 1, rule: "unnamed-actor" }))
      : [],
  );

/** These files must name what they forbid. */
function isAboutRules(path: string): boolean {
  return path === "test/tidy.test.ts" || path.startsWith("test/tidy/");
}

function matched(text: string, pattern: RegExp, at: { path: string; line: number; rule: string }): Finding[] {
  const match = pattern.exec(text);
  return match === null ? [] : [{ file: at.path, line: at.line, rule: at.rule, message: `says "${match[0]}"` }];
}

/** The words of both identities that the project ships: domains, system names, vendors of media types, the agent. */
const identity = new RegExp(
  [
    /\b(orch\.io|k8s\.io|kubernetes\.io|vnd\.(orch|kubernetes))\b/,
    /\b(orch|kube)-(system|public|node-lease|root-ca|api-access|apiserver|scheduler|controller-manager|proxy)\b/,
    /\bX-(Orch|Kubernetes)-|\b(orch|kubernetes)_|\bkubelet/i,
  ]
    .map((each) => `(${each.source})`)
    .join("|"),
  "i",
);

/** Names of schema extensions that the field's tools read under every identity. */
const extension = /\bx-kubernetes-[a-z-]*/g;

/**
 * Identity is data: the words come from the platform, never from code. Comments may give examples, and feature gates
 * have one name under every identity.
 */
export function identityWords(gates: ReadonlySet<string>): Rule {
  return (sources) =>
    sources.flatMap((source) => {
      if (!/^(runtime|codegen)\//.test(source.path)) return [];
      return source.nodes.flatMap((node) => {
        const text = literalText(node);
        if (text === undefined || gates.has(text)) return [];
        return matched(text.replace(extension, ""), identity, {
          path: source.path,
          line: source.lineOf(node),
          rule: "identity",
        });
      });
    });
}

function literalText(node: Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.replaceAll("\\", "");
  return undefined;
}

/** Files about one kind, which a spec file or a flag names. */
const ofOneKind = /^runtime\/(kinds|admission\/plugins|controllers|scheduler|nodeagent)\//;

/** A kind is data: shared code asks its descriptor. `kinds` are the kinds of the spec files. */
export function kindQuestions(kinds: ReadonlySet<string>): Rule {
  return (sources) =>
    sources.flatMap((source) => {
      if (!/^(runtime|codegen)\//.test(source.path) || ofOneKind.test(source.path)) return [];
      return source.nodes.flatMap((node) => questionsOf(node, { source, kinds }));
    });
}

interface KindContext {
  readonly source: Source;
  readonly kinds: ReadonlySet<string>;
}

function questionsOf(node: Node, { source, kinds }: KindContext): Finding[] {
  const compared = comparisons(node).filter((each) => ts.isStringLiteralLike(each) && kinds.has(each.text));
  return compared.map((each) => ({
    file: source.path,
    line: source.lineOf(each),
    rule: "kind-question",
    message: `asks for the kind ${ts.isStringLiteralLike(each) ? each.text : ""}: let the descriptor answer`,
  }));
}

/** What a value named kind is compared with. */
function comparisons(node: Node): readonly Expression[] {
  if (ts.isBinaryExpression(node) && isEquality(node.operatorToken.kind)) {
    return isKind(node.left) ? [node.right] : isKind(node.right) ? [node.left] : [];
  }
  if (ts.isSwitchStatement(node) && isKind(node.expression)) {
    return node.caseBlock.clauses.flatMap((each) => (ts.isCaseClause(each) ? [each.expression] : []));
  }
  return [];
}

function isEquality(token: SyntaxKind): boolean {
  return token === ts.SyntaxKind.EqualsEqualsEqualsToken || token === ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

function isKind(node: Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return /kind$/i.test(node.name.text);
  return ts.isIdentifier(node) && /kind$/i.test(node.text);
}
