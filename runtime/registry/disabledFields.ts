import {
  type ApiObject,
  type Field,
  type Json,
  type JsonObject,
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
  const plans = new Plans(isEnabled);
  return (structure) => {
    if (plans.of(structure) === undefined) return () => {};
    const type = { structure: () => structure };
    return (object, old) => {
      const used = new Set<Field>();
      new Walk(plans, ({ field }) => used.add(field)).visit(old as JsonObject | undefined, type);
      new Walk(plans, ({ field, holder }) => {
        if (!used.has(field)) delete holder[field.name];
      }).visit(object as JsonObject, type);
    };
  };
}

/** The fields of a structure that are behind gates that are off, and those that lead to more of them. */
interface Plan {
  readonly gated: readonly Field[];
  readonly inner: readonly Field[];
}

class Plans {
  readonly #isEnabled: (gate: string) => boolean;
  readonly #known = new Map<Structure, Plan | undefined>();

  constructor(isEnabled: (gate: string) => boolean) {
    this.#isEnabled = isEnabled;
  }

  /** Undefined when nothing of the structure is off, however deep. */
  of(structure: Structure): Plan | undefined {
    if (!this.#known.has(structure)) {
      this.#known.set(structure, this.#reaches(structure) ? this.#planOf(structure) : undefined);
    }
    return this.#known.get(structure);
  }

  #planOf({ fields }: Structure): Plan {
    const gated = fields.filter((each) => this.#isOff(each));
    const inner = fields.filter((each) => {
      const structure = this.#isOff(each) ? undefined : structureIn(each.type);
      return structure !== undefined && this.#reaches(structure);
    });
    return { gated, inner };
  }

  #isOff({ gate }: Field): boolean {
    return gate !== undefined && !this.#isEnabled(gate);
  }

  /** Structures may go in circles. */
  #reaches(structure: Structure, seen = new Set<Structure>()): boolean {
    if (seen.has(structure)) return false;
    seen.add(structure);
    return structure.fields.some((each) => {
      if (this.#isOff(each)) return true;
      const inner = structureIn(each.type);
      return inner !== undefined && this.#reaches(inner, seen);
    });
  }
}

type Found = (found: { readonly field: Field; readonly holder: JsonObject }) => void;

class Walk {
  readonly #plans: Plans;
  readonly #found: Found;

  constructor(plans: Plans, found: Found) {
    this.#plans = plans;
    this.#found = found;
  }

  visit(value: Json | undefined, type: ValueType): void {
    if (typeof value !== "object" || value === null || typeof type === "string") return;
    if ("structure" in type) this.#visitStructure(value as JsonObject, type.structure());
    else for (const each of Object.values(value)) this.visit(each as Json, "list" in type ? type.list : type.map);
  }

  #visitStructure(holder: JsonObject, structure: Structure): void {
    const plan = this.#plans.of(structure);
    if (plan === undefined) return;
    for (const field of plan.gated) if (holder[field.name] !== undefined) this.#found({ field, holder });
    for (const { name, type } of plan.inner) this.visit(holder[name], type);
  }
}
