import type { Structure } from "../schema/structure.ts";
import { fieldSearches } from "./fieldSearch.ts";

/** For lists and maps that are written in any case, null where there are none. */
const searches = fieldSearches(({ presence, nullable, type }) => {
  return presence === "always" && nullable === true && typeof type === "object" && !("structure" in type);
});

/** Makes null of such lists and maps that are empty: stored, they are the same as ones that are not there. */
export function dropEmptyLists(object: object, structure: Structure): void {
  searches(structure)?.(object, ({ name }, holder) => {
    const member = holder[name];
    if (typeof member === "object" && member !== null && Object.keys(member).length === 0) holder[name] = null;
  });
}
