import { ruleAssertions, ruleTests } from "../ruleWords.ts";
import type { Condition, DeclaredRule, RuleOperand } from "../model.ts";
import { type Data, isRecord, list, number, record, text } from "../read.ts";
import { checkedPath, isRulePath, type RulePath } from "../rulePath.ts";

/** The rules of an object (x-rules), in the order of the spec. They are checked: each asserts one thing. */
export function buildDeclaredRules(schema: Data): DeclaredRule[] {
  return list(schema["x-rules"]).map((each) => buildRule(record(each)));
}

function buildRule(rule: Data): DeclaredRule {
  const assertion = ruleAssertions.find((each) => Object.hasOwn(rule, each)) ?? "require";
  const fields = paths(rule[assertion]);
  const tests = Object.keys(rule).flatMap((key) => ruleTests.find((each) => each === key) ?? []);
  const at = text(rule.at);
  const behind = text(rule.behind);
  const without = text(rule.without);
  return {
    each: paths(rule.each),
    assertion,
    fields,
    tests: tests.map((test) => ({
      test,
      operand: test === "matches" || test === "lacks" ? { literal: rule[test] } : operandOf(rule[test]),
    })),
    when: conditions(rule.when),
    unless: conditions(rule.unless),
    by: paths(rule.by),
    ...(rule.on === "create" || rule.on === "update" ? { on: rule.on } : {}),
    ...(rule.hides === true ? { hides: true } : {}),
    ...(behind === undefined ? {} : { behind }),
    ...(without === undefined ? {} : { without }),
    ...(at === undefined ? {} : { at: checkedPath(at) }),
    ...(Object.hasOwn(rule, "value") ? { value: operandOf(rule.value) } : {}),
    ...(text(rule.reason) === undefined ? {} : { reason: text(rule.reason) as NonNullable<DeclaredRule["reason"]> }),
    message: text(rule.message) ?? "",
  };
}

function paths(value: unknown): RulePath[] {
  const all = typeof value === "string" ? [value] : list(value).filter((each) => typeof each === "string");
  return all.map(checkedPath);
}

function operandOf(value: unknown): RuleOperand {
  return isRulePath(value) ? { path: checkedPath(value) } : { literal: value };
}

/** `.field`, `{ .field: value }`, or a list of such, which all have to hold; `{ anyOf: [...] }`: one of which does. */
function conditions(value: unknown): Condition[] {
  if (typeof value === "string") return [{ path: checkedPath(value) }];
  if (Array.isArray(value)) return value.flatMap(conditions);
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([path, wanted]) => {
    if (path === "anyOf") return { anyOf: conditions(wanted) };
    return { path: checkedPath(path), values: (Array.isArray(wanted) ? wanted : [wanted]).map(scalar) };
  });
}

function scalar(value: unknown): string | number | boolean {
  return typeof value === "boolean" ? value : (number(value) ?? String(value));
}
