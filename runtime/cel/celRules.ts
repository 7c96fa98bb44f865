import { memberOf } from "../schema/object.ts";
import { sameness } from "../schema/deepEqual.ts";
import { addErrors, type FieldError, type FieldErrorReason, invalid } from "../schema/fieldError.ts";
import { bracketed, nowhere, type PathStep } from "../schema/fieldPath.ts";
import { storedItem } from "../schema/listKeys.ts";
import { elementOf, reaching, type Structure, type Value, type ValueType } from "../schema/structure.ts";
import { applies, Budget, type CompiledRule, compileRule, evaluateRule } from "./rule.ts";
import { typeOfValue } from "./structureType.ts";
import { fromJson } from "./value.ts";
import type { CelType } from "./type.ts";

/** The errors found so far and those of the rules. `old` is the stored object on update. */
export type RuleChecker = (
  errors: FieldError[],
  object: unknown,
  old?: unknown,
  options?: RuleCheckOptions,
) => FieldError[];

export interface RuleCheckOptions {
  readonly budget?: Budget;
  /** What is wrong with the object beside `errors`: rules may have to wait for that, too. */
  readonly beside?: readonly FieldError[];
  /** Hears what rules say of values that an update left as they were. Absent: such values are not looked at. */
  readonly warn?: ((text: string) => void) | undefined;
}

/** Hears how long rules took, in seconds. */
export interface RuleMeter {
  /** The rules on a value of a kind. */
  readonly compiled: (seconds: number) => void;
  /** All rules of a kind, over one object. */
  readonly evaluated: (seconds: number) => void;
}

/**
 * Makes the check of the rules that a kind's structure has, which are compiled on first use. They do not run while
 * errors of structure are there, and stop when they have spent what one object may cost. A rule that cannot be
 * evaluated is an error of the object, never of the request. What an update of a kind made at run time leaves as it
 * was may be wrong, and is warned of.
 */
export function celRules(root: Structure, meter?: RuleMeter): RuleChecker {
  let visit: Visit | undefined;
  const timer = meter === undefined ? undefined : ruleTimer(meter);
  return (errors, object, old, { budget = new Budget(), beside = [], warn } = {}) => {
    if (!hasRules(root)) return errors;
    const isBlocking = ({ reason }: FieldError) => blocking.has(reason);
    if (errors.some(isBlocking) || beside.some(isBlocking)) return [...errors, unchecked];
    visit ??= planOf(root, timer);
    const progress: Progress = {
      errors: [...errors],
      budget,
      isUnchanged: root.leavesTypes === true ? sameness() : () => false,
      warn,
    };
    const run = () => visit?.({ value: object, old, path: [] }, progress);
    if (timer === undefined) run();
    else timer.evaluate(run);
    return progress.errors;
  };
}

/** Runs a piece of work, and tells the meter how long it took. */
interface RuleTimer {
  readonly compile: <T>(work: () => T) => T;
  readonly evaluate: (work: () => void) => void;
}

/** Rules are compiled while the first object is walked: that time is no evaluation. */
function ruleTimer(meter: RuleMeter): RuleTimer {
  let compilingMs = 0;
  return {
    compile: (work) => {
      const startMs = performance.now();
      const made = work();
      const tookMs = performance.now() - startMs;
      compilingMs += tookMs;
      meter.compiled(tookMs / 1000);
      return made;
    },
    evaluate: (work) => {
      compilingMs = 0;
      const startMs = performance.now();
      work();
      meter.evaluated((performance.now() - startMs - compilingMs) / 1000);
    },
  };
}

/** After these a rule would meet values that it need not expect. */
const blocking: ReadonlySet<FieldErrorReason> = new Set([
  "FieldValueNotSupported",
  "FieldValueRequired",
  "FieldValueTooLong",
  "FieldValueTooMany",
  "FieldValueTypeInvalid",
]);

const unchecked: FieldError = invalid(
  "<nil>",
  null,
  "some validation rules were not checked because the object was invalid; correct the existing errors to complete " +
    "validation",
);

const ruled = new WeakMap<Structure, ReadonlySet<Structure>>();

/** Whether a structure has rules, on itself or on what it holds at any depth. */
function hasRules(root: Structure): boolean {
  return ruledBelow(root).has(root);
}

function ruledBelow(root: Structure): ReadonlySet<Structure> {
  const found =
    ruled.get(root) ?? reaching(root, ({ rules, fields }) => rules !== undefined || fields.some(hasOwnRules));
  ruled.set(root, found);
  return found;
}

/** Whether a value has rules, or the items or values in it, as far as the next structure. */
function hasOwnRules(value: Value): boolean {
  if (value.rules !== undefined) return true;
  const inner = elementOf(value);
  return inner !== undefined && hasOwnRules(inner);
}

interface Place {
  readonly value: unknown;
  /** What was stored; undefined when there was nothing, or it cannot be found. */
  readonly old: unknown;
  readonly path: PathStep[];
  /** Where there is no old value: the list that it stands in is as it was. */
  readonly isKept?: boolean;
}

interface Progress {
  readonly errors: FieldError[];
  readonly budget: Budget;
  readonly isUnchanged: (value: unknown, old: unknown) => boolean;
  readonly warn: RuleCheckOptions["warn"];
}

type Visit = (place: Place, progress: Progress) => void;

/** Makes the walk to all values with rules; what has none below is not entered. */
function planOf(root: Structure, timer: RuleTimer | undefined): Visit {
  const reached = ruledBelow(root);
  const structures = new Map<Structure, Visit>();
  const visitOf = (value: Value): Visit | undefined => {
    const check = checkOf(value, timer);
    const inside = insideOf(value);
    if (check === undefined || inside === undefined) return check ?? inside;
    return (place, progress) => {
      check(place, progress);
      inside(place, progress);
    };
  };
  const insideOf = (value: Value): Visit | undefined => {
    const { type, mapKeys } = value;
    if (typeof type === "string") return undefined;
    if ("structure" in type) {
      const structure = type.structure();
      return reached.has(structure) ? visitStructure(structure) : undefined;
    }
    const element = elementOf(value);
    const visit = element === undefined ? undefined : visitOf(element);
    if (visit === undefined) return undefined;
    return "map" in type ? visitValues(visit) : visitItems(visit, mapKeys);
  };
  const visitStructure = (structure: Structure): Visit => {
    const known = structures.get(structure);
    if (known !== undefined) return known;
    // Made on first use: structures may hold each other in a circle.
    let members: readonly Member[] | undefined;
    const visit: Visit = (place, progress) => {
      members ??= structure.fields.flatMap((field) => {
        const visitMember = visitOf(field);
        return visitMember === undefined ? [] : [{ name: field.name, visit: visitMember }];
      });
      for (const { name, visit: visitMember } of members) below(visitMember, place, name, progress);
    };
    structures.set(structure, visit);
    return visit;
  };
  return visitOf({ type: { structure: () => root } }) ?? (() => undefined);
}

interface Member {
  readonly name: string;
  readonly visit: Visit;
}

function visitItems(visit: Visit, mapKeys: readonly string[] | undefined): Visit {
  return ({ value, old, path, isKept: isListKept }, progress) => {
    if (!Array.isArray(value)) return;
    const isKept = isListKept || (Array.isArray(old) && progress.isUnchanged(value, old));
    for (const [index, each] of (value as readonly unknown[]).entries()) {
      path.push(index);
      visit({ value: each, old: storedItem(old, each, mapKeys), path, isKept }, progress);
      path.pop();
    }
  };
}

function visitValues(visit: Visit): Visit {
  return (place, progress) => {
    const { value } = place;
    if (typeof value !== "object" || value === null) return;
    for (const key of Object.keys(value)) below(visit, place, { key }, progress);
  };
}

function below(
  visit: Visit,
  { value, old, path, isKept = false }: Place,
  step: string | { readonly key: string },
  progress: Progress,
): void {
  const name = typeof step === "string" ? step : step.key;
  const member = memberOf(value, name);
  if (member === undefined || progress.budget.isSpent) return;
  path.push(step);
  visit({ value: member, old: memberOf(old, name), path, isKept }, progress);
  path.pop();
}

/** The rules on a value, and those of its type. */
function checkOf(value: Value, timer: RuleTimer | undefined): Visit | undefined {
  const { type } = value;
  const ofType = typeof type !== "string" && "structure" in type ? type.structure().rules : undefined;
  const texts = [...(value.rules ?? []), ...(ofType ?? [])];
  const celType = texts.length === 0 ? undefined : typeOfValue(value);
  if (celType === undefined) return undefined;
  const compileAll = () => texts.map((each) => compileRule(each, celType));
  const rules = timer === undefined ? compileAll() : timer.compile(compileAll);
  return (place, progress) => {
    if (place.value !== null) runRules(rules, { ...place, celType, shown: shownType(type) }, progress);
  };
}

interface Subject extends Place {
  readonly celType: CelType;
  readonly shown: string;
}

function runRules(rules: readonly CompiledRule[], subject: Subject, progress: Progress): void {
  const { errors, budget, isUnchanged, warn } = progress;
  const { value, old, isKept = false, celType, shown } = subject;
  const hasOld = old !== undefined && old !== null;
  const isSame = hasOld ? isUnchanged(value, old) : isKept;
  let self: unknown;
  let oldSelf: unknown;
  for (const rule of rules) {
    if (budget.isSpent) return;
    const isKeptAsIs = isSame && !rule.usesOld;
    if (!applies(rule, hasOld) || (isKeptAsIs && warn === undefined)) continue;
    self ??= fromJson(value, celType);
    if (rule.usesOld && hasOld) oldSelf ??= fromJson(old, celType);
    const at = bracketed(subject.path);
    const path = at === nowhere ? "" : at;
    const refused = (error: FieldError) => {
      if (!isKeptAsIs) return [error];
      warn?.(`${error.field}: ${error.message}`);
      return [];
    };
    addErrors(errors, evaluateRule(rule, { self, oldSelf, value, path, shown, budget, refused }));
  }
}

/** The JSON type of a value; one that may be of several has none. */
function shownType(type: ValueType): string {
  if (typeof type !== "string") return "list" in type ? "array" : "object";
  if (type === "boolean") return type;
  if (type === "double") return "number";
  if (/^u?int\d\d$/.test(type)) return "integer";
  return type === "intOrString" || type === "json" ? "" : "string";
}
