import type { MatchCondition } from "../../../generated/admissionregistration/v1/match.ts";
import { compile } from "../../cel/expression.ts";
import { CelError, CostError, Meter } from "../../cel/meter.ts";
import { dyn } from "../../cel/type.ts";
import { fromJson } from "../../cel/value.ts";
import { WorkError } from "../../lib/work.ts";

/** What expressions about a request speak of. */
export interface ConditionValues {
  readonly object: unknown;
  readonly oldObject: unknown;
  readonly request: unknown;
}

/** Whether a webhook is asked. Throws an Error where that cannot be evaluated. */
export type Condition = (values: ConditionValues, meter: Meter) => boolean;

const names = ["object", "oldObject", "request"] as const;
/** @limit Cost of all match conditions of a webhook over one request: its failure policy decides. */
const maxCost = 2_500_000;

export function compileConditions(conditions: readonly MatchCondition[]): readonly Condition[] {
  return conditions.map(({ name, expression }) => {
    const compiled = compile(expression, { variables: names.map((each) => ({ name: each, type: dyn })) });
    return (values, meter) => {
      if ("compileError" in compiled) throw new Error(`compilation error: ${compiled.compileError}`);
      const value = compiled.evaluate(
        names.map((each) => fromJson(values[each] ?? null, dyn)),
        meter,
      );
      if (typeof value !== "boolean") throw new Error(`the match condition '${name}' does not yield true or false`);
      return value;
    };
  });
}

/** False where one does not hold; an Error where none says so and one cannot be evaluated. */
export function allHold(conditions: readonly Condition[], values: ConditionValues): boolean | Error {
  const meter = new Meter(maxCost);
  let problem: Error | undefined;
  for (const holds of conditions) {
    try {
      if (!holds(values, meter)) return false;
    } catch (error) {
      const isExpected = error instanceof CelError || error instanceof CostError || error instanceof WorkError;
      if (!isExpected && !(error instanceof Error && error.name === "Error")) throw error;
      problem ??= error;
    }
  }
  return problem ?? true;
}
