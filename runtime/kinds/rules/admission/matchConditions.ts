import type { MatchCondition } from "../../../../generated/admissionregistration/v1/match.ts";
import { type FieldError, required } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { validateExpression } from "../celExpression.ts";

/** What an expression about a request may speak of, besides the parameters of a policy. */
export const requestVariables: readonly string[] = ["object", "oldObject", "request", "namespaceObject", "authorizer"];

/** The schema checks the names. `more` are further variables. */
export function validateMatchConditions(
  conditions: readonly MatchCondition[],
  path: string,
  { more = [], work }: { readonly more?: readonly string[]; readonly work: StrategyContext["work"] },
): FieldError[] {
  const variables = [...requestVariables, ...more];
  return conditions.flatMap(({ expression }, index) => {
    const field = `${path}[${index}].expression`;
    if (expression === "") return []; // the schema has said that it is missing
    const trimmed = expression.trim();
    if (trimmed === "") return [required(field)];
    return validateExpression(trimmed, field, { variables, types: [{ kind: "bool" }], work });
  });
}
