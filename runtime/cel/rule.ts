import {
  duplicate,
  duplicateUnshown,
  type FieldError,
  forbidden,
  invalid,
  invalidUnshown,
  required,
} from "../schema/fieldError.ts";
import { type CompiledExpression, compile, type Expression } from "./expression.ts";
import { type Steps, Work, WorkError } from "../lib/work.ts";
import { callLimit, CelError, CostError, Meter, objectLimit } from "./meter.ts";
import type { CelProblem } from "./compile/scope.ts";
import type { CelType } from "./type.ts";
import { Optional } from "./value.ts";
import type { RuleText } from "../schema/structure.ts";

export interface CompiledRule extends RuleText {
  readonly expression: Expression;
  /** Only checked on update, against the value that was there. */
  readonly usesOld: boolean;
  readonly text: Expression | undefined;
}

/** Compiles a rule about values of a type. `doubt` hears of what compiles and yet cannot be meant. */
export function compileRule(
  rule: RuleText,
  type: CelType,
  doubt?: (part: "rule" | "messageExpression", problem: CelProblem) => void,
): CompiledRule {
  const oldType: CelType = rule.optionalOldSelf === true ? { kind: "optional", of: type } : type;
  const variables = [
    { name: "self", type },
    { name: "oldSelf", type: oldType },
  ];
  const of = (part: "rule" | "messageExpression") =>
    doubt === undefined ? {} : { doubt: (problem: CelProblem) => doubt(part, problem) };
  const expression = compile(rule.rule, { variables, result: "bool", ...of("rule") });
  const { messageExpression = "" } = rule;
  return {
    ...rule,
    expression,
    usesOld: "compileError" in expression ? false : expression.names.has("oldSelf"),
    text:
      messageExpression.trim() === ""
        ? undefined
        : compile(messageExpression, { variables, result: "string", ...of("messageExpression") }),
  };
}

/** What the rules over one object may still spend. */
export class Budget {
  readonly #work: Steps;
  #left = objectLimit;

  /** `work` is all that is done for the object. */
  constructor(work: Steps = new Work()) {
    this.#work = work;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** A meter for one call. */
  meter(): Meter {
    return new Meter(Math.min(callLimit, this.#left), this.#work);
  }

  /** Nothing is left after a call that went over its limit. */
  settle(meter: Meter, isOverLimit: boolean): void {
    this.#left = isOverLimit ? 0 : this.#left - meter.spent;
  }
}

export interface RuleInput {
  /** Values of expressions; `oldSelf` is undefined when there was none. */
  readonly self: unknown;
  readonly oldSelf: unknown;
  /** What the rule is about, as the object has it. */
  readonly value: unknown;
  /** Path of the value, "" for the object itself. */
  readonly path: string;
  /** Its type: what errors print of a value that a rule could not look at. */
  readonly shown: string;
  readonly budget: Budget;
  /** What becomes of the error of a rule that is false. */
  readonly refused: (error: FieldError) => readonly FieldError[];
}

/** Whether a rule has anything to say: one about changes needs an old value. */
export function applies({ usesOld, optionalOldSelf }: CompiledRule, hasOld: boolean): boolean {
  return !usesOld || hasOld || optionalOldSelf === true;
}

/** The errors of one rule about one value: none, or one; two when it used up the budget. */
export function evaluateRule(rule: CompiledRule, input: RuleInput): readonly FieldError[] {
  const { self, oldSelf, value, path, shown, budget, refused } = input;
  const at = written(path);
  const { expression, optionalOldSelf } = rule;
  if ("compileError" in expression) return [invalid(at, shown, `rule compile error: ${expression.compileError}`)];
  const old = optionalOldSelf === true ? (oldSelf === undefined ? Optional.none : Optional.of(oldSelf)) : oldSelf;
  const values = [self, old];
  const meter = budget.meter();
  try {
    const result = expression.evaluate(values, meter);
    budget.settle(meter, false);
    if (result === true) return budget.isSpent ? [outOfBudget(at, shown)] : [];
    if (result !== false) return [invalid(at, shown, `rule must be true or false: ${rule.rule.trim()}`)];
    return refused(failure(rule, { at: written(`${path}${rule.fieldPath ?? ""}`), value, shown, values, budget }));
  } catch (error) {
    if (error instanceof CostError) {
      budget.settle(meter, true);
      return [overCallLimit(error, rule, { at, shown })];
    }
    if (error instanceof WorkError) {
      budget.settle(meter, true);
      return [outOfBudget(at, shown)];
    }
    if (!(error instanceof CelError)) throw error;
    budget.settle(meter, false);
    return [invalid(at, shown, failedEvaluation(error, rule))];
  }
}

function written(path: string): string {
  return path.replace(/^\./, "") || "<nil>";
}

function outOfBudget(at: string, shown: string): FieldError {
  const text = "validation failed due to running out of cost budget, no further validation rules will be run";
  return invalid(at, shown, text);
}

function overCallLimit(error: CostError, rule: CompiledRule, { at, shown }: { at: string; shown: string }): FieldError {
  const text = `no further validation rules will be run due to call cost exceeds limit for rule: ${ruleText(rule)}`;
  return invalid(at, shown, `'${error.message}': ${text}`);
}

function failedEvaluation(error: CelError, rule: CompiledRule): string {
  if (!error.message.startsWith("no such overload")) return `${error.message} evaluating rule: ${ruleText(rule)}`;
  const text = "call arguments did not match a supported operator, function or macro signature";
  return `'${error.message}': ${text} for rule: ${ruleText(rule)}`;
}

function ruleText({ rule, message = "" }: CompiledRule): string {
  return message.trim() === "" ? rule.trim() : message.trim();
}

interface Failed {
  readonly at: string;
  readonly value: unknown;
  readonly shown: string;
  readonly values: readonly unknown[];
  readonly budget: Budget;
}

/** Shows the value, unless it holds others. */
function failure(rule: CompiledRule, { at, value, shown, values, budget }: Failed): FieldError {
  const isUnshown = shown === "object" || shown === "array";
  const plain = rule.message?.trim() ?? "";
  const text = messageOf(rule, values, budget) ?? (plain === "" ? `failed rule: ${rule.rule.trim()}` : plain);
  switch (rule.reason) {
    case "FieldValueForbidden":
      return forbidden(at, text);
    case "FieldValueRequired":
      return required(at, text);
    case "FieldValueDuplicate":
      return isUnshown ? duplicateUnshown(at) : duplicate(at, value);
    default:
      return isUnshown ? invalidUnshown(at, text) : invalid(at, value, text);
  }
}

/** @limit Result of a message expression, in bytes: the fixed message is used. */
const maxMessage = 5 * 1024;

/** The message an expression makes; undefined when it makes none, so that the plain message stands in. */
function messageOf({ text }: CompiledRule, values: readonly unknown[], budget: Budget): string | undefined {
  if (text === undefined || "compileError" in text || budget.isSpent) return undefined;
  const meter = budget.meter();
  const message = evaluateMessage(text, values, meter);
  budget.settle(meter, false);
  if (typeof message !== "string" || message.trim() === "" || message.includes("\n")) return undefined;
  return message.length > maxMessage ? undefined : message.trim();
}

function evaluateMessage(text: CompiledExpression, values: readonly unknown[], meter: Meter): unknown {
  try {
    return text.evaluate(values, meter);
  } catch (error) {
    if (error instanceof CelError || error instanceof CostError || error instanceof WorkError) return undefined;
    throw error;
  }
}
