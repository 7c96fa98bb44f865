import { variableTypes } from "../../admission/expressions/requestTypes.ts";
import { compile, type FailedExpression, failureText } from "../../cel/expression.ts";
import { type CelType, dyn, type ObjectField, typeText } from "../../cel/type.ts";
import { type FieldError, internalError, invalid } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";

export interface ExpressionRules {
  /** Names the expression may use. */
  readonly variables: readonly string[];
  /** The fields of the one that is called "variables"; absent: nothing is known of them. */
  readonly declared?: ReadonlyMap<string, ObjectField>;
  /** Types it may yield; anything when empty. */
  readonly types: readonly CelType[];
  /** Default: a value of which no type is known is not of them. */
  readonly takesUnknown?: boolean;
  /** They may make objects that stand for changes. */
  readonly makesObjects?: boolean;
  /** What the check of all expressions of the object may take. */
  readonly work: StrategyContext["work"];
}

/** What it costs to compile an expression beside its text, in steps. */
const expressionSteps = 250;

export function countSteps(text: string, work: StrategyContext["work"]): void {
  work?.step(expressionSteps + text.length);
}

/** Whether a CEL expression that others will evaluate compiles, and yields what they expect. */
export function validateExpression(text: string, field: string, rules: ExpressionRules): FieldError[] {
  return checkExpression(text, field, rules).errors;
}

/** The same, with the type of what it yields, as far as that is known. */
export function checkExpression(
  text: string,
  field: string,
  rules: ExpressionRules,
): { readonly errors: FieldError[]; readonly type: CelType } {
  const { variables, declared, types, work, takesUnknown = false, makesObjects = false } = rules;
  countSteps(text, work);
  const typed = variables.map((name) => ({ name, type: typeOf(name, declared) }));
  const expression = compile(text, { variables: typed, makesObjects });
  if ("compileError" in expression) {
    return { errors: [failedExpression(text, field, expression)], type: dyn };
  }
  const { type } = expression;
  const isTaken = (each: CelType) => {
    return type.kind === "dyn" ? takesUnknown || each.kind === "dyn" : typeText(type) === typeText(each);
  };
  if (types.length === 0 || types.some(isTaken)) return { errors: [], type };
  const got = takesUnknown ? `or the unknown type, not ${nameOf(type)}` : `but got ${nameOf(type)}`;
  return { errors: [invalid(field, text, `must evaluate to ${oneOf(types)} ${got}`)], type };
}

/** The error of an expression that does not compile, or has a constant that cannot be made. */
export function failedExpression(text: string, field: string, failed: FailedExpression): FieldError {
  const message = failureText(failed);
  return failed.stage === "compilation" ? invalid(field, text, message) : internalError(field, message);
}

function oneOf(types: readonly CelType[]): string {
  const names = types.map(nameOf).join(" ");
  return types.length === 1 ? names : `one of [${names}]`;
}

function nameOf(type: CelType): string {
  return type.kind === "null" ? "null_type" : typeText(type);
}

/** Of objects and parameters, no more is known than their names. */
function typeOf(name: string, declared: ExpressionRules["declared"]): CelType {
  if (name === "variables" && declared !== undefined) return { kind: "object", name, fields: declared };
  return variableTypes[name] ?? dyn;
}
