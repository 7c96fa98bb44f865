import type { ApiObject, Field, Structure } from "../schema/index.ts";
import { fieldSearches } from "./fieldSearch.ts";

/** Takes fields away, in place. `old` is the stored object, on update. */
export type DropDisabled = (object: ApiObject, old: ApiObject | undefined) => void;

/**
 * Makes what drops the fields of a structure whose feature gate is off. A field that the stored object has anywhere
 * stays: clients that began to use it while it was on can go on.
 */
export function disabledFields(isEnabled: (gate: string) => boolean): (structure: Structure) => DropDisabled {
  const searches = fieldSearches(({ gate }) => gate !== undefined && !isEnabled(gate));
  return (structure) => {
    const search = searches(structure);
    if (search === undefined) return () => {};
    return (object, old) => {
      const used = new Set<Field>();
      if (old !== undefined) search(old, (field) => used.add(field));
      search(object, (field, holder) => {
        if (!used.has(field)) delete holder[field.name];
      });
    };
  };
}
