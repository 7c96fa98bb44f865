import type { ResourceClaimSpec, ResourceClaimStatus } from "../../../generated/resource/v1/resourceClaim.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, forbidden, invalid } from "../../schema/fieldError.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateDeviceClaim } from "./deviceClaim.ts";
import { immutable } from "./immutable.ts";

/** A claim of v1 or v1beta2, which have one shape. */
export interface Claim extends ApiObject {
  readonly spec: ResourceClaimSpec;
  readonly status?: ResourceClaimStatus;
}

export const strategy: Pick<Strategy<Claim>, "validate" | "validateUpdate"> = {
  validate: validateClaim,
  validateUpdate: validateClaimUpdate,
};

/** The paths are those of v1. */
export function validateClaim({ spec, status }: Claim, { subresource, work }: StrategyContext): FieldError[] {
  if (subresource === "status") return status === undefined ? [] : validateStatus(status);
  return validateDeviceClaim(spec.devices ?? {}, "spec.devices", work);
}

/** What is wanted never changes; what was given stays until it is given back. */
export function validateClaimUpdate(now: Claim, old: Claim, { subresource }: StrategyContext): FieldError[] {
  if (subresource !== "status") return immutable("spec", now.spec, old.spec);
  const [given, before] = [now.status?.allocation, old.status?.allocation];
  if (given === undefined || before === undefined || deepEqual(given, before)) return [];
  return [invalid("status.allocation", given, "field is immutable")];
}

function validateStatus({ allocation, reservedFor = [] }: ResourceClaimStatus): FieldError[] {
  if (allocation !== undefined || reservedFor.length === 0) return [];
  return [forbidden("status.reservedFor", "may not be specified when `allocated` is not set")];
}
