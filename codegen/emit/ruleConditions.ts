import type { Condition, DeclaredRule } from "../model.ts";
import { everyItem } from "../rulePath.ts";
import { type Access, formOf, heldBy, isSetText, type RuleContext, rootAccess, stepInto } from "./ruleAccess.ts";

/** When a rule speaks, as expressions that all have to hold; none: always. */
export function conditionTexts(context: RuleContext, { on, when, unless }: DeclaredRule): string[] {
  const texts = when.map((each) => conditionText(context, each));
  if (on === "create") texts.unshift("isCreate");
  if (on === "update") texts.unshift("!isCreate");
  const [only] = unless;
  if (only === undefined) return texts;
  if (unless.length === 1) return [...texts, conditionText(context, only, { negated: true })];
  return [...texts, `!(${unless.map((each) => conditionText(context, each)).join(" && ")})`];
}

function conditionText(context: RuleContext, condition: Condition, options = { negated: false }): string {
  if ("anyOf" in condition) {
    const texts = condition.anyOf.map((each) => conditionText(context, each, options));
    return `(${texts.join(options.negated ? " && " : " || ")})`;
  }
  const { path } = condition;
  const from = rootAccess(context, path.of);
  return along({ context, condition, ...options }, from, 0);
}

interface Test {
  readonly context: RuleContext;
  readonly condition: Exclude<Condition, { readonly anyOf: unknown }>;
  readonly negated: boolean;
}

/** Follows the path; where it goes on with every item, some item has to meet the condition. */
function along(test: Test, from: Access, position: number): string {
  const { context, condition, negated } = test;
  const step = condition.path.steps[position];
  if (step === undefined) return endText(test, from);
  if (step !== everyItem) return along(test, stepInto(context.model, from, step), position + 1);
  const name = position === condition.path.steps.indexOf(everyItem) ? "each" : "inner";
  const item: Access = { value: name, path: "", use: heldBy(from.use), field: undefined, keys: [] };
  const inner = along({ ...test, negated: false }, item, position + 1);
  const list = from.use.kind === "map" ? `Object.values(${from.value} ?? {})` : `${from.value}?`;
  return `${list}.some((${name}) => ${inner}) ${negated ? "!==" : "==="} true`;
}

function endText({ context, condition, negated }: Test, at: Access): string {
  const { model } = context;
  if (condition.values === undefined) return isSetText(model, at, { negated });
  const form = formOf(model, at.use);
  const absentIsZero = at.field !== undefined && at.field.presence !== "pointer";
  const texts = condition.values.map((value) => {
    const isZero = value === false || value === "" || value === 0;
    if (isZero && absentIsZero && form !== "other") return `${negated ? "" : "!"}${at.value}`;
    return `${at.value} ${negated ? "!==" : "==="} ${JSON.stringify(value)}`;
  });
  if (texts.length === 1) return texts[0] ?? "";
  return `(${texts.join(negated ? " && " : " || ")})`;
}
