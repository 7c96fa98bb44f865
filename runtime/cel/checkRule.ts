import type { CelProblem } from "./compile/scope.ts";
import { mostOf } from "./compile/sizes.ts";
import { type FailedExpression, failureText } from "./expression.ts";
import { callLimit } from "./meter.ts";
import { compileRule } from "./rule.ts";
import type { RuleText } from "../schema/structure.ts";
import type { CelType } from "./type.ts";

/** @limit Estimated cost of one rule: the definition is 422. */
export const maxRuleCost = 10 * callLimit;
/** @limit Estimated cost of all rules of a schema: the definition is 422. */
export const maxSchemaCost = 100 * callLimit;

/** Why a rule's error says that a value is refused. */
export const ruleReasons = ["FieldValueRequired", "FieldValueForbidden", "FieldValueInvalid", "FieldValueDuplicate"];

/** Where a rule stands. */
export interface RulePlace {
  /** Of the value that the rule is about. */
  readonly type: CelType;
  /** How often a value of the place can occur in an object; undefined: as often as they fit into a request. */
  readonly cardinality: number | undefined;
  /** The list without identities of items below which the old value of an update cannot be found. */
  readonly uncorrelatable?: string | undefined;
  /** Hears of what compiles and yet cannot be meant. */
  readonly doubt?: (part: "rule" | "messageExpression", problem: CelProblem) => void;
}

/** What is wrong with a rule, in the words of the field. */
export interface RuleProblem {
  readonly part: "rule" | "message" | "messageExpression" | "reason" | "optionalOldSelf";
  readonly kind: "required" | "invalid" | "forbidden" | "notSupported";
  readonly message: string;
  /** The same for the author of a spec file. */
  readonly plain?: string;
  /** The place inside the expression. */
  readonly at?: CelProblem;
}

export interface CheckedRule {
  readonly problems: readonly RuleProblem[];
  /** What the rule is estimated to spend on one object. */
  readonly cost: number;
  /** And its messageExpression. */
  readonly textCost: number;
}

/** Checks a rule of a schema: its texts, its types, and its estimated cost. For definitions and for spec files. */
export function checkRule(rule: RuleText, place: RulePlace): CheckedRule {
  const problems = textProblems(rule);
  if (problems.length > 0) return { problems, cost: 0, textCost: 0 };
  const compiled = compiledProblems(rule, place);
  return { ...compiled, problems: [...problems, ...compiled.problems] };
}

/** What is wrong with the texts of a rule, before it is compiled. */
function textProblems({ rule, message = "", messageExpression = "", reason }: RuleText): RuleProblem[] {
  const found: RuleProblem[] = [];
  if (rule.trim() === "") {
    found.push({ part: "rule", kind: "required", message: "rule is not specified" });
  } else if (message !== "" && message.trim() === "") {
    found.push({ part: "message", kind: "invalid", message: "must be non-empty if specified" });
  } else if (message.trim().includes("\n")) {
    found.push({ part: "message", kind: "invalid", message: "must not contain line breaks" });
  } else if (rule.trim().includes("\n") && message === "") {
    const text = "message must be specified if rule contains line breaks";
    found.push({ part: "message", kind: "required", message: text });
  }
  if (messageExpression !== "" && messageExpression.trim() === "") {
    const text = "messageExpression must be non-empty if specified";
    found.push({ part: "messageExpression", kind: "required", message: text });
  }
  if (reason !== undefined && !ruleReasons.includes(reason)) {
    found.push({ part: "reason", kind: "notSupported", message: `use one of ${ruleReasons.join(", ")}` });
  }
  return found;
}

function compiledProblems(rule: RuleText, { type, cardinality, uncorrelatable, doubt }: RulePlace): CheckedRule {
  const { expression, text, usesOld } = compileRule(rule, type, doubt);
  const problems: RuleProblem[] = [];
  const isCompiled = !("compileError" in expression);
  if (!isCompiled) problems.push(failed("rule", expression));
  if (rule.optionalOldSelf !== undefined && !(isCompiled && usesOld)) {
    const message = "may not be set if oldSelf is not used in rule";
    problems.push({ part: "optionalOldSelf", kind: "invalid", message });
  }
  if (!isCompiled) return { problems, cost: 0, textCost: 0 };
  const times = cardinality ?? mostOf(type);
  const cost = expression.cost * times;
  problems.push(...costProblems(cost, "rule"));
  if (usesOld && uncorrelatable !== undefined) {
    const message = `oldSelf cannot be used on the uncorrelatable portion of the schema within ${uncorrelatable}`;
    problems.push({ part: "rule", kind: "invalid", message });
  }
  if (text === undefined) return { problems, cost, textCost: 0 };
  if ("compileError" in text) {
    return { problems: [...problems, failed("messageExpression", text)], cost, textCost: 0 };
  }
  const textCost = text.cost * times;
  return { problems: [...problems, ...costProblems(textCost, "messageExpression")], cost, textCost };
}

function failed(part: "rule" | "messageExpression", expression: FailedExpression): RuleProblem {
  const { compileError, expected, problem } = expression;
  const subject = part === "rule" ? "" : "messageExpression ";
  if (expected !== undefined) {
    const message = `${part === "rule" ? "cel expression " : subject}must evaluate to a ${expected}`;
    return { part, kind: "invalid", message, plain: compileError };
  }
  const found = { part, kind: "invalid", message: `${subject}${failureText(expression)}` } as const;
  return problem === undefined ? found : { ...found, at: problem };
}

function costProblems(cost: number, part: "rule" | "messageExpression"): RuleProblem[] {
  if (cost <= maxRuleCost) return [];
  return [{ part, kind: "forbidden", message: overBudget(`estimated ${part} cost`, cost, maxRuleCost) }];
}

/** To one place, half to even. */
function tenths(factor: number): string {
  const below = Math.floor(factor * 10);
  const isHalf = factor * 10 - below === 0.5;
  return isHalf && below % 2 === 0 ? (below / 10).toFixed(1) : factor.toFixed(1);
}

/** The message about an estimate beyond its limit. */
export function overBudget(subject: string, cost: number, limit: number): string {
  const factor = cost / limit;
  const times = factor > 100 ? "more than 100x" : `${factor < 1.5 ? factor.toFixed(6) : tenths(factor)}x`;
  return (
    `${subject} exceeds budget by factor of ${times} (try simplifying the rule, or adding maxItems, maxProperties, ` +
    "and maxLength where arrays, maps, and strings are declared)"
  );
}
