import type { Lease } from "../../../../generated/coordination/v1/lease.ts";
import { type FieldError, forbidden } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateLeaseStrategy } from "../../rules/leaseStrategy.ts";

export const strategy: Pick<Strategy<Lease>, "validate"> = { validate };

function validate({ spec }: Lease): FieldError[] {
  const { strategy: how, preferredHolder } = spec ?? {};
  const errors = how === undefined ? [] : validateLeaseStrategy(how);
  if (!preferredHolder || how) return errors;
  return [...errors, forbidden("spec.preferredHolder", "may only be specified if `strategy` is defined")];
}
