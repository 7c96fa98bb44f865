import { labelValue, qualifiedName } from "../schema/names.ts";

export type LabelOperator = "exists" | "!" | "in" | "notin" | "=" | "==" | "!=" | "gt" | "lt";

/** One term. `values` is empty for exists and !, one value for comparisons, sorted and unique for sets. */
export interface LabelRequirement {
  readonly key: string;
  readonly operator: LabelOperator;
  readonly values: readonly string[];
}

/** Why a term cannot be: `key: Invalid value: "a b": name part must ...`. */
export function requirementProblem({ key, operator, values }: LabelRequirement): string | undefined {
  const keyProblem = qualifiedName(key);
  if (keyProblem !== undefined) return `key: Invalid value: ${JSON.stringify(key)}: ${keyProblem}`;
  const countProblem = countProblems(operator, values);
  if (countProblem !== undefined) return `values: Invalid value: ${JSON.stringify(values)}: ${countProblem}`;
  for (const [index, value] of values.entries()) {
    const isCompared = operator === "gt" || operator === "lt";
    if (isCompared && !isInteger(value)) {
      return `values[${index}]: Invalid value: ${JSON.stringify(value)}: ${integerRule}`;
    }
    const problem = labelValue(value);
    if (problem !== undefined) return `values[${index}][${key}]: Invalid value: ${JSON.stringify(value)}: ${problem}`;
  }
  return undefined;
}

const integerRule = "for 'Gt', 'Lt' operators, the value must be an integer";

function countProblems(operator: LabelOperator, values: readonly string[]): string | undefined {
  if (operator === "in" || operator === "notin") {
    return values.length > 0 ? undefined : "for 'in', 'notin' operators, values set can't be empty";
  }
  if (operator === "exists" || operator === "!") {
    return values.length === 0 ? undefined : "values set must be empty for exists and does not exist";
  }
  return values.length === 1 ? undefined : "exact-match compatibility requires one single value";
}

/** Decimal digits within 64 bits. */
export function isInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}
