import type { DeviceSelector } from "../../../generated/resource/v1/deviceConfiguration.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";
import { validateExpression } from "./celExpression.ts";

/** Each is an expression over `device` that is true or false. The schema bounds their number and length. */
export function validateSelectors(
  selectors: readonly DeviceSelector[],
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  return selectors.flatMap(({ cel }, index) => {
    if (cel === undefined) return []; // the schema has said that it is missing
    const field = `${path}[${index}].cel.expression`;
    const rules = { variables: ["device"], types: [{ kind: "bool" as const }], takesUnknown: true, work };
    return validateExpression(cel.expression, field, rules);
  });
}
