import {
  type ApiObject,
  type Field,
  type Json,
  type JsonObject,
  reaching,
  type Structure,
  structureIn,
  type ValueType,
} from "../schema/index.ts";

/** Takes fields away, in place. `old` is the stored object, on update. */
export type DropDisabled = (object: ApiObject, old: ApiObject | undefined) => void;

/**
 * Makes what drops the fields of a structure whose feature gate is off. A field that the stored object has anywhere
 * stays: clients that began to use it while it was on can go on.
 */
export function disabledFields(isEnabled: (gate: string) => boolean): (structure: Structure) => DropDisabled {
  const isOff = ({ gate }: Field) => gate !== undefined && !isEnabled(gate);
  const known = new WeakMap<Structure, DropDisabled>();
  return (structure) => {
    const drop = known.get(structure) ?? dropOf(structure, isOff);
    known.set(structure, drop);
    return drop;
  };
}

function dropOf(structure: Structure, isOff: (field: Field) => boolean): DropDisabled {
  const plans = plansOf(structure, isOff);
  if (plans.size === 0) return () => {};
  const type = { structure: () => structure };
  const visit = visitorOf(plans);
  return (object, old) => {
    const used = new Set<Field>();
    visit(old as JsonObject | undefined, type, (field) => used.add(field));
    visit(object as JsonObject, type, (field, holder) => {
      if (!used.has(field)) delete holder[field.name];
    });
  };
}

/** The fields of a structure that are behind gates that are off, and those that lead to more of them. */
interface Plan {
  readonly gated: readonly Field[];
  readonly inner: readonly Field[];
}

type Plans = ReadonlyMap<Structure, Plan>;

/** Of the structures that have something off, however deep. */
function plansOf(root: Structure, isOff: (field: Field) => boolean): Plans {
  const reached = reaching(root, ({ fields }) => fields.some(isOff));
  const planOf = ({ fields }: Structure): Plan => ({
    gated: fields.filter(isOff),
    inner: fields.filter((each) => {
      const inner = isOff(each) ? undefined : structureIn(each.type);
      return inner !== undefined && reached.has(inner);
    }),
  });
  return new Map([...reached].map((each) => [each, planOf(each)]));
}

type Found = (field: Field, holder: JsonObject) => void;

/** Makes the search for values of gated fields. */
function visitorOf(plans: Plans): (value: Json | undefined, type: ValueType, found: Found) => void {
  return function visit(value, type, found) {
    if (typeof value !== "object" || value === null || typeof type === "string") return;
    if (!("structure" in type)) {
      for (const each of Object.values(value)) visit(each as Json, "list" in type ? type.list : type.map, found);
      return;
    }
    const plan = plans.get(type.structure());
    if (plan === undefined) return;
    const holder = value as JsonObject;
    for (const field of plan.gated) if (holder[field.name] !== undefined) found(field, holder);
    for (const field of plan.inner) visit(holder[field.name], field.type, found);
  };
}
