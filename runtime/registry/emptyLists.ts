import { isObject } from "../schema/object.ts";
import type { Field, Structure, ValueType } from "../schema/structure.ts";

type Visit = (value: Readonly<Record<string, unknown>>) => void;

/**
 * Makes null of the empty lists and maps of an object that are written in any case: stored, they are the same as ones
 * that are not there. Looks only where the structure has such fields.
 */
export function dropEmptyLists(object: object, structure: Structure): void {
  visitOf(structure)(object as Record<string, unknown>);
}

const visits = new WeakMap<Structure, Visit>();

function visitOf(structure: Structure): Visit {
  const known = visits.get(structure);
  if (known !== undefined) return known;
  let made: readonly Visit[] | undefined;
  const visit: Visit = (value) => {
    made ??= structure.fields.flatMap(fieldVisits);
    for (const each of made) each(value);
  };
  visits.set(structure, visit);
  return visit;
}

function fieldVisits(field: Field): Visit[] {
  const { name, type, presence, nullable } = field;
  const isKept = presence === "always" && nullable === true && isCollection(type);
  const below = holdsKept(type, new Set()) ? belowVisit(type) : undefined;
  if (!isKept && below === undefined) return [];
  return [
    (value) => {
      const member = value[name];
      if (typeof member !== "object" || member === null) return;
      if (isKept && Object.keys(member).length === 0) (value as Record<string, unknown>)[name] = null;
      else below?.(member);
    },
  ];
}

function belowVisit(type: ValueType): (value: object) => void {
  if (typeof type === "string") return () => {};
  if ("structure" in type) {
    const visit = visitOf(type.structure());
    return (value) => (isObject(value) ? visit(value as Record<string, unknown>) : undefined);
  }
  const visit = belowVisit("list" in type ? type.list : type.map);
  return (value) => {
    for (const each of Object.values(value)) if (typeof each === "object" && each !== null) visit(each);
  };
}

function isCollection(type: ValueType): boolean {
  return typeof type === "object" && !("structure" in type);
}

/** Whether a value of the type may have such a field. */
function holdsKept(type: ValueType, seen: Set<Structure>): boolean {
  if (typeof type === "string") return false;
  if (!("structure" in type)) return holdsKept("list" in type ? type.list : type.map, seen);
  const structure = type.structure();
  if (seen.has(structure)) return false;
  seen.add(structure);
  return structure.fields.some(
    (field) =>
      (field.presence === "always" && field.nullable === true && isCollection(field.type)) ||
      holdsKept(field.type, seen),
  );
}
