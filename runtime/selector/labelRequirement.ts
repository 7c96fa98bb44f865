import { labelValue } from "../schema/names.ts";

export type LabelOperator = "exists" | "!" | "in" | "notin" | "=" | "==" | "!=" | "gt" | "lt";

/** One term. `values` is empty for exists and !, one value for comparisons, sorted and unique for sets. */
export interface LabelRequirement {
  readonly key: string;
  readonly operator: LabelOperator;
  readonly values: readonly string[];
}

/** Why a term cannot have its values: `values[0][app]: Invalid value: "a b": a valid label must ...`. */
export function valuesProblem({ key, operator, values }: LabelRequirement): string | undefined {
  const isCompared = operator === "gt" || operator === "lt";
  for (const [index, value] of values.entries()) {
    if (isCompared && !isInteger(value)) {
      return `values[${index}]: Invalid value: ${JSON.stringify(value)}: ${integerRule}`;
    }
    const problem = labelValue(value);
    if (problem !== undefined) return `values[${index}][${key}]: Invalid value: ${JSON.stringify(value)}: ${problem}`;
  }
  return undefined;
}

const integerRule = "for 'Gt', 'Lt' operators, the value must be an integer";

/** Decimal digits within 64 bits. */
export function isInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}
