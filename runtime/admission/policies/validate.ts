import { isConditionsError } from "../expressions/conditions.ts";
import { BudgetError, type Evaluation, Evaluator, isExpressionError } from "../expressions/evaluator.ts";
import type { Compiled, CompiledValidation, ValidatingRules } from "./policy.ts";

/** What one policy says to one request with one parameter. */
export interface Verdict {
  readonly denials: readonly Denial[];
  readonly annotations: readonly Annotation[];
}

export interface Denial {
  /** Of the validation in the policy. */
  readonly index: number;
  readonly message: string;
  readonly reason: CompiledValidation["reason"];
  readonly isError: boolean;
  /** It is refused whatever the binding's actions are. */
  readonly isCertain?: boolean;
}

export interface Annotation {
  readonly key: string;
  readonly value: string;
}

/** @limit Message that an expression of a policy makes, in bytes: the fixed one is used. */
const maxMessage = 5 * 1024;
/** @limit Value of an audit annotation that a policy makes, in characters: the rest is cut off. */
const maxAnnotation = 10 * 1024;

/**
 * `isMeant` asks the conditions of the policy. Failures of the policy itself are denials; who asks knows what its
 * failure policy makes of them.
 */
export async function validate(
  rules: Compiled<ValidatingRules>,
  evaluation: Evaluation,
  isMeant: (evaluation: Evaluation) => Promise<boolean>,
): Promise<Verdict> {
  try {
    if (!(await isMeant(evaluation))) return { denials: [], annotations: [] };
  } catch (error) {
    if (!isConditionsError(error)) throw error;
    return { denials: [failure(0, error)], annotations: [] };
  }
  const evaluator = new Evaluator(evaluation);
  const denials: Denial[] = [];
  for (const [index, each] of rules.validations.entries()) {
    try {
      if ((await evaluator.evaluate(each)) === true) continue;
      const message = (await messageOf(each, evaluator)) || each.message || `failed expression: ${each.text}`;
      denials.push({ index, message, reason: each.reason, isError: false });
    } catch (error) {
      if (!isExpressionError(error)) throw error;
      denials.push(failure(index, error));
      if (error instanceof BudgetError) return { denials: [failure(0, error)], annotations: [] };
    }
  }
  const { annotations, errors } = await annotationsOf(rules, evaluator.anew());
  return { denials: [...denials, ...errors], annotations };
}

function failure(index: number, { message }: Error): Denial {
  return { index, message, reason: "Invalid", isError: true };
}

/** "" where the expression makes none that can be shown. */
async function messageOf({ messageExpression }: CompiledValidation, evaluator: Evaluator): Promise<string> {
  if (messageExpression === undefined) return "";
  try {
    const value = await evaluator.evaluate(messageExpression);
    const message = typeof value === "string" ? value.trim() : "";
    return Buffer.byteLength(message) > maxMessage || message.includes("\n") ? "" : message;
  } catch (error) {
    if (error instanceof BudgetError) throw new BudgetError(`failed messageExpression: ${error.message}`);
    if (!isExpressionError(error)) throw error;
    return "";
  }
}

async function annotationsOf(
  rules: Compiled<ValidatingRules>,
  evaluator: Evaluator,
): Promise<{ readonly annotations: readonly Annotation[]; readonly errors: readonly Denial[] }> {
  const annotations: Annotation[] = [];
  const errors: Denial[] = [];
  for (const each of rules.annotations) {
    try {
      const value = await evaluator.evaluate(each);
      const text = typeof value === "string" ? value.trim() : "";
      if (text !== "") annotations.push({ key: each.key, value: text.slice(0, maxAnnotation) });
    } catch (error) {
      if (!isExpressionError(error)) throw error;
      errors.push({ ...failure(0, error), isCertain: true });
    }
  }
  return { annotations, errors };
}
