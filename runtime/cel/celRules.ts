import { addErrors, type FieldError, type FieldErrorReason, invalid } from "../schema/fieldError.ts";
import type { Field, Structure, ValueType } from "../schema/structure.ts";
import { applies, Budget, type CompiledRule, compileRule, evaluateRule, type RuleText } from "./rule.ts";
import { typeOfValue } from "./structureType.ts";
import { fromJson } from "./value.ts";

/** A rule on every value of a type, or with `field` on that field of it. */
export interface CelRule extends RuleText {
  readonly type: Structure;
  readonly field?: string;
}

/** The errors found so far and those of the rules. `old` is the stored object on update. */
export type RuleChecker = (errors: FieldError[], object: unknown, old?: unknown) => FieldError[];

/**
 * Makes the check of a kind's rules, which are read and compiled on first use. A rule that cannot be evaluated is an
 * error of the object, never of the request.
 */
export function celRules(root: Structure, rules: () => readonly CelRule[]): RuleChecker {
  let plan: Plan | undefined;
  return (errors, object, old) => {
    if (errors.some((each) => blocking.has(each.reason))) return [...errors, unchecked];
    plan ??= makePlan(root, rules());
    const found: Found = { errors: [], budget: new Budget() };
    visit(plan, { value: object, old, type: { structure: () => root }, path: "" }, found);
    return [...errors, ...found.errors];
  };
}

/** After these a rule would meet values that it need not expect. */
export const blocking: ReadonlySet<FieldErrorReason> = new Set([
  "FieldValueRequired",
  "FieldValueTooLong",
  "FieldValueTooMany",
  "FieldValueTypeInvalid",
]);

export const unchecked: FieldError = invalid(
  "<nil>",
  null,
  "some validation rules were not checked because the object was invalid; correct the existing errors to complete " +
    "validation",
);

interface Found {
  readonly errors: FieldError[];
  readonly budget: Budget;
}

interface Plan {
  readonly ofType: ReadonlyMap<Structure, readonly CompiledRule[]>;
  readonly ofField: ReadonlyMap<Structure, ReadonlyMap<string, readonly CompiledRule[]>>;
  /** Structures that have rules, themselves or below: the walk enters no others. */
  readonly reaching: ReadonlySet<Structure>;
}

function makePlan(root: Structure, rules: readonly CelRule[]): Plan {
  const ofType = new Map<Structure, CompiledRule[]>();
  const ofField = new Map<Structure, Map<string, CompiledRule[]>>();
  for (const rule of rules) {
    const compiled = compileRule(rule, typeOfRule(rule));
    if (rule.field === undefined) append(ofType, rule.type, compiled);
    else {
      const fields = ofField.get(rule.type) ?? new Map<string, CompiledRule[]>();
      ofField.set(rule.type, fields);
      append(fields, rule.field, compiled);
    }
  }
  const withRules = new Set([...ofType.keys(), ...ofField.keys()]);
  return { ofType, ofField, reaching: reachingStructures(root, withRules) };
}

function typeOfRule({ type, field }: CelRule) {
  const held = field === undefined ? undefined : type.byName.get(field)?.type;
  return typeOfValue(held ?? { structure: () => type });
}

function append<K>(map: Map<K, CompiledRule[]>, key: K, rule: CompiledRule): void {
  const list = map.get(key) ?? [];
  map.set(key, list);
  list.push(rule);
}

function reachingStructures(root: Structure, withRules: ReadonlySet<Structure>): ReadonlySet<Structure> {
  const all = new Set([root]);
  for (const each of all) for (const field of each.fields) for (const held of structuresIn(field.type)) all.add(held);
  const reaching = new Set(withRules);
  for (let before = -1; before !== reaching.size; ) {
    before = reaching.size;
    for (const each of all) {
      if (each.fields.some((field) => structuresIn(field.type).some((held) => reaching.has(held)))) reaching.add(each);
    }
  }
  return reaching;
}

function structuresIn(type: ValueType): Structure[] {
  if (typeof type === "string") return [];
  if ("structure" in type) return [type.structure()];
  return structuresIn("list" in type ? type.list : type.map);
}

interface Visit {
  readonly value: unknown;
  /** The value that was stored, or undefined when there was none or it cannot be found. */
  readonly old: unknown;
  readonly type: ValueType;
  readonly path: string;
  /** The field that holds the value, for the keys of its items. */
  readonly field?: Field;
}

function visit(plan: Plan, at: Visit, found: Found): void {
  if (found.budget.isSpent) return;
  const { value, old, type, path, field } = at;
  if (typeof type === "string" || typeof value !== "object" || value === null) return;
  const held = structuresIn(type);
  if (!held.some((each) => plan.reaching.has(each))) return;
  if ("structure" in type) visitStructure(plan, at, found);
  else if ("map" in type) {
    for (const [key, each] of Object.entries(value)) {
      visit(plan, { value: each, old: memberOf(old, key), type: type.map, path: `${path}[${key}]` }, found);
    }
  } else if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly unknown[]).entries()) {
      const before = storedItem(old, each, field);
      visit(plan, { value: each, old: before, type: type.list, path: `${path}[${index}]` }, found);
    }
  }
}

function visitStructure(plan: Plan, at: Visit, found: Found): void {
  const { value, old, type, path } = at;
  if (typeof type === "string" || !("structure" in type)) return;
  const structure = type.structure();
  for (const rule of plan.ofType.get(structure) ?? []) runRule(rule, at, found);
  const fieldRules = plan.ofField.get(structure);
  for (const field of structure.fields) {
    const member = memberOf(value, field.name);
    if (member === undefined || member === null) continue;
    const next = {
      value: member,
      old: memberOf(old, field.name),
      type: field.type,
      path: path === "" ? field.name : `${path}.${field.name}`,
      field,
    };
    for (const rule of fieldRules?.get(field.name) ?? []) runRule(rule, next, found);
    visit(plan, next, found);
  }
}

function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return undefined;
  return (object as Record<string, unknown>)[name];
}

/** The stored item with the same keys; items of other lists have no identity. */
function storedItem(old: unknown, item: unknown, field: Field | undefined): unknown {
  const { mapKeys } = field ?? {};
  if (mapKeys === undefined || !Array.isArray(old)) return undefined;
  return itemsByKeys(old, mapKeys).get(keysText(item, mapKeys));
}

/** Of a stored list; it is asked for once an item. A list is held by one field. */
const known = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

function itemsByKeys(list: readonly unknown[], mapKeys: readonly string[]): ReadonlyMap<string, unknown> {
  const found = known.get(list);
  if (found !== undefined) return found;
  const made = new Map<string, unknown>();
  for (const each of list) {
    const text = keysText(each, mapKeys);
    if (!made.has(text)) made.set(text, each);
  }
  known.set(list, made);
  return made;
}

function keysText(item: unknown, mapKeys: readonly string[]): string {
  return JSON.stringify(mapKeys.map((key) => memberOf(item, key) ?? null));
}

function runRule(rule: CompiledRule, { value, old, type, path }: Visit, { errors, budget }: Found): void {
  const hasOld = old !== undefined && old !== null;
  if (budget.isSpent || !applies(rule, hasOld)) return;
  const celType = typeOfValue(type);
  const self = fromJson(value, celType);
  const oldSelf = rule.usesOld && hasOld ? fromJson(old, celType) : undefined;
  addErrors(errors, evaluateRule(rule, { self, oldSelf, path, shown: typeName(value), budget }));
}

/** Errors of rules name the JSON type of the value instead of printing it. */
function typeName(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}
