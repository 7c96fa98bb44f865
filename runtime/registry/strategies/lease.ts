import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../schema/fieldError.ts";
import { qualifiedName } from "../../schema/names.ts";
import type { Strategy } from "../../schema/strategy.ts";

export const strategy: Strategy<Lease> = { validate };

/** Only where a leader is chosen may one be preferred. */
function validate(lease: Lease): FieldError[] {
  const { strategy: election, preferredHolder } = lease.spec ?? {};
  if (election !== undefined) return validateElection(election, "spec.strategy");
  if (!preferredHolder) return [];
  return [forbidden("spec.preferredHolder", "may only be specified when `strategy` is defined")];
}

const knownElections = ["OldestEmulationVersion"];

/** The way a leader is chosen is a known one, or somebody's own under a domain. */
export function validateElection(election: string, field: string): FieldError[] {
  if (knownElections.includes(election)) return [];
  if (!election.includes("/")) return [notSupported(field, election, knownElections)];
  const text = qualifiedName(election);
  return text === undefined ? [] : [invalid(field, election, text)];
}
