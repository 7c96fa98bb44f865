import { reachable, type References } from "../references.ts";
import type { Spec, SpecDocument } from "../spec.ts";

/**
 * Files of Orch's own spec that a user's spec needs though it does not include them. Only their shared types are used,
 * not their kinds.
 */
export function usedLibrary(spec: Pick<Spec, "resources">, references: References): SpecDocument[] {
  const own = spec.resources.filter((each) => !each.isLibrary);
  const used = reachable(own, references);
  return spec.resources.filter((each) => each.isLibrary && used.has(each));
}
