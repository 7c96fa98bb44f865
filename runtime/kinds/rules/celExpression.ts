import { compile } from "../../cel/expression.ts";
import { dyn } from "../../cel/type.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";

export interface ExpressionRules {
  /** Names the expression may use. What they hold is not known. */
  readonly variables: readonly string[];
  /** Types it may yield, e.g. "bool"; anything when empty. */
  readonly types: readonly string[];
  /** What the check of all expressions of the object may take. */
  readonly work: StrategyContext["work"];
}

/** What it costs to compile an expression beside its text, in steps. */
const expressionSteps = 250;

/** Whether a CEL expression that others will evaluate compiles, and yields what they expect. */
export function validateExpression(text: string, field: string, rules: ExpressionRules): FieldError[] {
  const { variables, types, work } = rules;
  work?.step(expressionSteps + text.length);
  const expression = compile(text, { variables: variables.map((name) => ({ name, type: dyn })) });
  if ("compileError" in expression) {
    const { compileError } = expression;
    if (variables.includes(authorizer) && asksAuthorizer(text, compileError)) return [];
    return [invalid(field, text, `compilation failed: ${compileError}`)];
  }
  const { kind } = expression.type;
  if (types.length === 0 || kind === "dyn" || types.includes(kind)) return [];
  return [invalid(field, text, `must evaluate to ${types.join(" or ")}`)];
}

/**
 * Whether an expression that yields a type that is not known here yields another one for certain. What does not compile
 * may speak of that type.
 *
 * @param isPossible says whether a known kind of type may be it.
 */
export function validateYield(
  text: string,
  field: string,
  rules: Pick<ExpressionRules, "variables" | "work"> & {
    readonly isPossible: (kind: string) => boolean;
    readonly type: string;
  },
): FieldError[] {
  const { variables, isPossible, type, work } = rules;
  work?.step(expressionSteps + text.length);
  const expression = compile(text, { variables: variables.map((name) => ({ name, type: dyn })) });
  if ("compileError" in expression || expression.type.kind === "dyn" || isPossible(expression.type.kind)) return [];
  return [invalid(field, text, `must evaluate to ${type}`)];
}

const authorizer = "authorizer";
/** What can be asked of an authorizer. Only those who evaluate the expression have one. */
const authorizerFunctions = new Set(
  (
    "path group serviceAccount resource subresource namespace name check fieldSelector labelSelector " +
    "allowed reason errored error"
  ).split(" "),
);

function asksAuthorizer(text: string, compileError: string): boolean {
  const [, name = ""] = /undeclared reference to '([A-Za-z]+)'/.exec(compileError) ?? [];
  return authorizerFunctions.has(name) && new RegExp(`\\b${authorizer}\\b`).test(text);
}
