import { blocking, unchecked } from "../../cel/celRules.ts";
import { applies, type Budget, type CompiledRule, compileRule, evaluateRule } from "../../cel/rule.ts";
import type { CelType } from "../../cel/type.ts";
import { fromJson } from "../../cel/value.ts";
import { type IsSame, sameness } from "../../schema/deepEqual.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import { celTypeOf } from "./celType.ts";
import { bracketed, nowhere, type PathStep } from "./findings.ts";
import type { Schema } from "./jsonSchema.ts";
import { correlatedItem } from "./ratchet.ts";

/** The errors found so far and those of the rules. */
export type CheckRules = (errors: FieldError[], checked: Checked) => FieldError[];

export interface Checked {
  readonly object: unknown;
  /** What is stored, on update. */
  readonly old: unknown;
  readonly budget: Budget;
}

/**
 * Makes the check of a schema's rules, which are compiled on first use. They do not run while errors of structure are
 * there, and stop when they have spent what one object may cost. What an update leaves as it was is not checked again.
 */
export function schemaRules(schema: Schema): CheckRules {
  if (!hasRules(schema)) return (errors) => errors;
  let visit: Visit | undefined;
  return (errors, { object, old, budget }) => {
    if (errors.some((each) => blocking.has(each.reason))) return [...errors, unchecked];
    visit ??= visitOf(schema, { isRoot: true });
    const found: FieldError[] = [];
    visit?.({ value: object, old, path: [] }, { found, budget, isSame: sameness() });
    return [...errors, ...found];
  };
}

/** Whether a schema has rules, itself or inside. */
export function hasRules(schema: Schema): boolean {
  if (schema.rules.length > 0) return true;
  const { additionalProperties, items } = schema;
  if (typeof additionalProperties === "object" && hasRules(additionalProperties)) return true;
  if (items !== undefined && hasRules(items)) return true;
  return [...schema.properties.values()].some(hasRules);
}

interface Place {
  readonly value: unknown;
  /** What was stored; undefined when there was nothing, or it cannot be found. */
  readonly old: unknown;
  readonly path: PathStep[];
}

interface Progress {
  readonly found: FieldError[];
  readonly budget: Budget;
  readonly isSame: IsSame;
}

type Visit = (place: Place, progress: Progress) => void;

/** undefined when neither the schema nor anything below has rules. */
function visitOf(
  schema: Schema,
  options: { readonly isRoot?: boolean; readonly name?: string } = {},
): Visit | undefined {
  const name = options.name ?? "object";
  const check = checkOf(schema, options);
  const members = [...schema.properties].flatMap(([member, each]) => {
    const visit = visitOf(each, { name: `${name}.${member}` });
    return visit === undefined ? [] : [{ member, visit }];
  });
  const { additionalProperties, items, properties } = schema;
  const rest =
    typeof additionalProperties === "object" ? visitOf(additionalProperties, { name: `${name}.@elem` }) : undefined;
  const item = items === undefined ? undefined : visitOf(items, { name: `${name}.@idx` });
  if (check === undefined && members.length === 0 && rest === undefined && item === undefined) return undefined;
  return (place, progress) => {
    const { value, old, path } = place;
    if (progress.budget.isSpent) return;
    check?.(place, progress);
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      if (item === undefined) return;
      for (const [index, each] of (value as readonly unknown[]).entries()) {
        below(item, { value: each, old: correlatedItem(schema, each, old), path }, index, progress);
      }
      return;
    }
    for (const { member, visit } of members) {
      const held = memberOf(value, member);
      if (held !== undefined) below(visit, { value: held, old: memberOf(old, member), path }, member, progress);
    }
    if (rest === undefined) return;
    for (const key of Object.keys(value)) {
      if (properties.has(key)) continue;
      below(rest, { value: memberOf(value, key), old: memberOf(old, key), path }, { key }, progress);
    }
  };
}

function below(visit: Visit, place: Place, step: PathStep, progress: Progress): void {
  place.path.push(step);
  visit(place, progress);
  place.path.pop();
}

function checkOf(schema: Schema, options: { readonly isRoot?: boolean; readonly name?: string }): Visit | undefined {
  const type = schema.rules.length === 0 ? undefined : celTypeOf(schema, options);
  if (type === undefined) return undefined;
  const rules = schema.rules.map((rule) => compileRule(rule, type));
  const shown = schema.type;
  return (place, progress) => {
    if (place.value !== null) runRules(rules, { ...place, type, shown }, progress);
  };
}

interface Subject extends Place {
  readonly type: CelType;
  readonly shown: string;
}

function runRules(rules: readonly CompiledRule[], subject: Subject, { found, budget, isSame }: Progress): void {
  const { value, old, type, path, shown } = subject;
  const hasOld = old !== undefined && old !== null;
  const isUnchanged = hasOld && isSame(value, old);
  let self: unknown;
  let oldSelf: unknown;
  for (const rule of rules) {
    if (budget.isSpent) return;
    if (!applies(rule, hasOld) || (isUnchanged && !rule.usesOld)) continue;
    self ??= fromJson(value, type);
    if (rule.usesOld && hasOld) oldSelf ??= fromJson(old, type);
    const at = bracketed(path);
    found.push(...evaluateRule(rule, { self, oldSelf, path: at === nowhere ? "" : at, shown, budget }));
  }
}

function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return undefined;
  return (object as Readonly<Record<string, unknown>>)[name];
}
