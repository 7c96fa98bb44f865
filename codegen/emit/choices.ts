import type { DeclaredRule, FieldModel, TypeModel } from "../model.ts";

/**
 * The fields of which every object of a type has exactly one, as its rules say; undefined: there are no such fields.
 * Fields whose zero counts as unset are no choice in TypeScript, where "" and [] are there.
 */
export function choiceOf({ fields = [], declaredRules }: TypeModel): readonly FieldModel[] | undefined {
  const [names] = declaredRules
    .filter(isWhole)
    .filter((rule, _, rules) => isExact(rule, rules))
    .map(namesOf);
  const members = fields.filter((each) => names?.includes(each.name));
  if (members.length === 0 || members.length !== names?.length) return undefined;
  return members.every((each) => each.presence === "pointer" && !each.nullable) ? members : undefined;
}

/** Name of the interface of all fields, which says nothing of the choice: what objects are before they are checked. */
export function fieldsName(type: TypeModel): string {
  return choiceOf(type) === undefined ? type.name : `${type.name}Fields`;
}

/** A rule of every object, about its own fields. */
function isWhole({ each, when, unless, on, fields }: DeclaredRule): boolean {
  const isAlways = each.length === 0 && when.length === 0 && unless.length === 0 && on === undefined;
  return isAlways && fields.every(({ of, steps }) => of === "self" && steps.length === 1);
}

function isExact(rule: DeclaredRule, rules: readonly DeclaredRule[]): boolean {
  if (rule.assertion === "oneOf") return true;
  if (rule.assertion !== "atMostOneOf") return false;
  const names = namesOf(rule).sort().join();
  return rules.some((each) => each.assertion === "anyOf" && namesOf(each).sort().join() === names);
}

function namesOf({ fields }: DeclaredRule): string[] {
  return fields.map(({ steps }) => steps.join("."));
}
