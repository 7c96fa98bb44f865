import type { ConditionMeter, ConditionOwner, ConditionRun } from "./conditionMeter.ts";
import { conditionsLimit, type Evaluation, Evaluator, isExpressionError, type NamedExpression } from "./evaluator.ts";

/**
 * Whether conditions hold for a request, counted as those of their owner. Throws an Error where that cannot be
 * evaluated and none says no.
 */
export async function conditionsHold(
  conditions: readonly NamedExpression[],
  evaluation: Evaluation,
  { owner, meter }: { readonly owner: ConditionOwner; readonly meter: ConditionMeter },
): Promise<boolean> {
  if (conditions.length === 0) return true;
  const startMs = performance.now();
  const note = (end: ConditionRun["end"]) => meter({ ...owner, end, seconds: (performance.now() - startMs) / 1000 });
  try {
    const holds = await allHold(conditions, evaluation);
    note(holds ? "held" : "excluded");
    return holds;
  } catch (error) {
    if (isConditionsError(error)) note("failed");
    throw error;
  }
}

async function allHold(conditions: readonly NamedExpression[], evaluation: Evaluation): Promise<boolean> {
  const evaluator = new Evaluator({ ...evaluation, limit: conditionsLimit });
  const problems: Error[] = [];
  for (const each of conditions) {
    try {
      if ((await evaluator.evaluate(each)) === false) return false;
    } catch (error) {
      if (!isExpressionError(error)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (first === undefined) return true;
  throw problems.length === 1 ? first : new ConditionsError(`[${problems.map((each) => each.message).join(", ")}]`);
}

/** Several conditions cannot be evaluated. */
class ConditionsError extends Error {}

export function isConditionsError(error: unknown): error is Error {
  return isExpressionError(error) || error instanceof ConditionsError;
}
