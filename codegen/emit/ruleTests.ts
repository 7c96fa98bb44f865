import type { DeclaredRule, RuleOperand } from "../model.ts";
import { type Access, accessOf, formOf, isSetText, operandText, type RuleContext } from "./ruleAccess.ts";

/** How a value fails a test. */
export interface Failure {
  readonly condition: string;
  /** The expression of what the error says; absent: the rule's message. */
  readonly detail?: string;
  /** The expression of the format that the value does not have, which then says what is wrong. */
  readonly format?: string;
  readonly reason: NonNullable<DeclaredRule["reason"]>;
}

/** The tests of a rule, one failure each. A value that is not there passes. */
export function testTexts(context: RuleContext, rule: DeclaredRule, at: Access): Failure[] {
  return rule.tests.map(({ test, operand }) => {
    const value = rule.assertion === "keys" ? "key" : at.value;
    switch (test) {
      case "format":
        return formatFailure(context, { rule, at, value, name: String("literal" in operand ? operand.literal : "") });
      case "in":
        return inFailure(rule, operand, { value, ...(isEmptyWrong(rule, at) ? { guard: [] } : {}) });
      case "known":
        return inFailure(rule, operand, {
          value,
          more: [`!${value}.includes("/")`],
          ...(at.field === undefined ? { guard: [] } : {}), // an item is there, but may be ""
        });
      case "equals":
        return {
          condition: guarded(context, at, `${value} !== ${operandText(context, operand, at)}`),
          reason: "invalid",
        };
      case "matches":
      case "lacks": {
        const pattern = JSON.stringify("literal" in operand ? operand.literal : "");
        const guard = rule.assertion === "keys" ? "" : `${isSetText(context.model, at)} && `;
        const sign = test === "matches" ? "!" : "";
        const matches = context.use("matchesPattern", "cel/index");
        return { condition: `${guard}${sign}${matches}(${value}, ${pattern})`, reason: "invalid" };
      }
      case "maxItems":
        return { condition: `(${value}?.length ?? 0) > ${operandText(context, operand, at)}`, reason: "invalid" };
      case "maxBytes":
        return bytesFailure(context, { rule, at, value, most: operandText(context, operand, at) });
      default:
        return { condition: orderText(context, { at, value, test, operand }), reason: "invalid" };
    }
  });
}

function formatFailure(
  context: RuleContext,
  parts: {
    readonly rule: DeclaredRule;
    readonly at: Access;
    readonly value: string;
    readonly name: string;
  },
): Failure {
  const { rule, at, value, name } = parts;
  const isMixed = rule.assertion !== "keys" && formOf(context.model, at.use) === "numberOrText";
  const format = `${context.use(isMixed ? "mixedFormats" : "formats")}[${JSON.stringify(name)}]`;
  const isItem = at.field === undefined || rule.assertion === "keys";
  const isAnyText = at.field?.empty === "checked" || (isMixed && at.field?.presence === "pointer");
  const condition = isItem
    ? `${format}(${value}) !== undefined`
    : `${context.use(isAnyText ? "isMalformedOrEmpty" : "isMalformed")}(${value}, ${format})`;
  return { condition, ...(rule.message === "" ? { format } : {}), reason: "invalid" };
}

function bytesFailure(
  context: RuleContext,
  {
    rule,
    at,
    value,
    most,
  }: {
    readonly rule: DeclaredRule;
    readonly at: Access;
    readonly value: string;
    readonly most: string;
  },
): Failure {
  const form = rule.assertion === "keys" ? "text" : formOf(context.model, at.use);
  const measured = { list: `${value}?.join(" ")`, other: `JSON.stringify(${value})` }[form as string] ?? value;
  const condition = `${context.use(form === "map" ? "bytesOfMap" : "bytesOf")}(${measured}) > ${most}`;
  return rule.message === "" ? { condition, detail: most, reason: "tooLong" } : { condition, reason: "invalid" };
}

function inFailure(
  rule: DeclaredRule,
  operand: RuleOperand,
  {
    value,
    guard = [value],
    more = [],
  }: { readonly value: string; readonly guard?: readonly string[]; readonly more?: readonly string[] },
): Failure {
  const allowed = "literal" in operand && Array.isArray(operand.literal) ? operand.literal : [];
  const texts = allowed.map((each) => JSON.stringify(each));
  const condition = [...guard, ...more, ...texts.map((each) => `${value} !== ${each}`)].join(" && ");
  if (rule.message !== "") return { condition, reason: "invalid" };
  return { condition, detail: `[${texts.join(", ")}]`, reason: "notSupported" };
}

/** Whether "" is a wrong value too, for which the rule has its own words or those of any other. */
function isEmptyWrong({ message }: DeclaredRule, { field }: Access): boolean {
  return field?.empty === "checked" || (message !== "" && field?.required === true);
}

function guarded(context: RuleContext, at: Access, condition: string): string {
  const absentIsZero =
    at.field !== undefined && at.field.presence !== "pointer" && formOf(context.model, at.use) === "text";
  return absentIsZero ? `${at.value} && ${condition}` : `${at.value} !== undefined && ${condition}`;
}

const failing = { atLeast: "<", atMost: ">", above: "<=", below: ">=" } as const;

function orderText(
  context: RuleContext,
  {
    at,
    value,
    test,
    operand,
  }: {
    readonly at: Access;
    readonly value: string;
    readonly test: string;
    readonly operand: RuleOperand;
  },
): string {
  const sign = failing[test as keyof typeof failing];
  const other = operandText(context, operand, at);
  const isQuantity = formOf(context.model, at.use) === "quantity";
  const left = isQuantity ? guardedValue(value) : countText(at, value);
  const right = "path" in operand ? otherText(context, { at, operand, other }) : { value: other, guards: [] };
  const order = isQuantity ? quantityText(context, { value, sign, other }) : `${left.value} ${sign} ${right.value}`;
  return [...left.guards, ...right.guards, order].join(" && ");
}

/** What a field is compared with: another one. */
function otherText(
  context: RuleContext,
  {
    at,
    operand,
    other,
  }: { readonly at: Access; readonly operand: Extract<RuleOperand, { path: unknown }>; readonly other: string },
): Comparable {
  const found = accessOf(context, operand.path, at);
  const isCall = other.includes("(");
  if (!isCall || formOf(context.model, found.use) === "quantity") return countText(found, other);
  // The compiler does not know that a second call gives what the first gave. No number is more or less than NaN.
  return { value: `(${other} ?? Number.NaN)`, guards: [] };
}

interface Comparable {
  readonly value: string;
  /** What has to hold before. */
  readonly guards: readonly string[];
}

/** Amounts are compared as exact numbers; the sign of one is seen in its text. */
function quantityText(
  { use }: RuleContext,
  { value, sign, other }: { readonly value: string; readonly sign: string; readonly other: string },
): string {
  if (other === "0" && sign === "<") return `${use("isNegative")}(${value})`;
  if (other === "0" && sign === "<=") return `!${use("isPositive")}(${value})`;
  return `${use("orderOf")}(${value}, ${other}) ${sign} 0`;
}

/** A number that is nothing when it is absent, or one that has to be there to be compared. */
function countText({ field }: Access, value: string): Comparable {
  const absentIsZero = field !== undefined && field.presence !== "pointer" && !value.startsWith("old");
  return absentIsZero ? { value: `(${value} ?? 0)`, guards: [] } : guardedValue(value);
}

function guardedValue(value: string): Comparable {
  return { value, guards: [`${value} !== undefined`] };
}
