import { type FieldError, invalidAs, notSupported } from "../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../schema/names.ts";

const known = ["OldestEmulationVersion"];

/** The platform's own, or one with a domain. The path says the field's name twice, as clients know it. */
export function validateLeaseStrategy(strategy: string): FieldError[] {
  const path = "spec.strategy.strategy";
  if (strategy.includes("/")) return invalidAs(path, strategy, faultsOf(qualifiedName, strategy));
  return known.includes(strategy) ? [] : [notSupported(path, strategy, known)];
}
