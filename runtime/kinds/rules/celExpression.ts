import { compile } from "../../cel/expression.ts";
import { type CelType, dyn, isAssignable, typeText } from "../../cel/type.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";

export interface ExpressionRules {
  /** Names the expression may use. What they hold is not known. */
  readonly variables: readonly string[];
  /** Types it may yield; anything when empty. */
  readonly types: readonly CelType[];
  /** They may make objects that stand for changes. */
  readonly makesObjects?: boolean;
  /** What the check of all expressions of the object may take. */
  readonly work: StrategyContext["work"];
}

/** What it costs to compile an expression beside its text, in steps. */
const expressionSteps = 250;

/** Whether a CEL expression that others will evaluate compiles, and yields what they expect. */
export function validateExpression(text: string, field: string, rules: ExpressionRules): FieldError[] {
  const { variables, types, work, makesObjects = false } = rules;
  work?.step(expressionSteps + text.length);
  const expression = compile(text, { variables: variables.map(variable), makesObjects });
  if ("compileError" in expression) {
    return [invalid(field, text, `compilation failed: ${expression.compileError}`)];
  }
  if (types.length === 0 || types.some((each) => isAssignable(expression.type, each, new Map()))) return [];
  return [invalid(field, text, `must evaluate to ${types.map(typeText).join(" or ")}`)];
}

/** An authorizer is the one thing of which more is known than its name. */
function variable(name: string): { readonly name: string; readonly type: CelType } {
  return { name, type: name === "authorizer" ? { kind: "authorizer" } : dyn };
}
