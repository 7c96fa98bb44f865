import { addressFunctions } from "./addresses.ts";
import { authorizationFunctions } from "./authorization.ts";
import { conversions } from "./conversions.ts";
import type { Overload } from "./define.ts";
import { formatFunctions } from "./formats.ts";
import { jsonPatchFunctions } from "./jsonPatches.ts";
import { listFunctions } from "./lists.ts";
import { optionalFunctions } from "./optionals.ts";
import { quantityFunctions } from "./quantities.ts";
import { regexFunctions } from "./regexes.ts";
import { semverFunctions } from "./semvers.ts";
import { stringFunctions } from "./strings.ts";
import { timeFunctions } from "./times.ts";
import { urlFunctions } from "./urls.ts";
import { groupBy } from "../../schema/groups.ts";

export type { Overload } from "./define.ts";

const overloads: readonly Overload[] = [
  ...addressFunctions,
  ...authorizationFunctions,
  ...conversions,
  ...formatFunctions,
  ...jsonPatchFunctions,
  ...listFunctions,
  ...optionalFunctions,
  ...quantityFunctions,
  ...regexFunctions,
  ...semverFunctions,
  ...stringFunctions,
  ...timeFunctions,
  ...urlFunctions,
];

/** All functions by name, with their overloads in the order in which they are tried. */
export const library = {
  functions: byName(overloads.filter((each) => !each.isMethod)),
  methods: byName(overloads.filter((each) => each.isMethod)),
};

function byName(list: readonly Overload[]): ReadonlyMap<string, readonly Overload[]> {
  return groupBy(list, (each) => each.name);
}
