import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateDeviceClaim } from "../../rules/devices/deviceClaim.ts";
import { checkClaimGrants } from "./grants.ts";
import { type Claim, dropReports, validateClaimStatus } from "./status.ts";

export const strategy: Pick<Strategy<Claim>, "prepareForUpdate" | "validate" | "validateUpdate" | "checkGrants"> = {
  prepareForUpdate,
  validate: validateClaim,
  validateUpdate: validateClaimUpdate,
  checkGrants: checkClaimGrants,
};

/** In all versions, which have one form of the status. */
export function prepareForUpdate(
  { status }: Pick<Claim, "status">,
  old: Pick<Claim, "status">,
  { subresource }: StrategyContext,
): void {
  if (subresource === "status" && status !== undefined) dropReports(status, old.status);
}

/** The paths are those of v1. */
export function validateClaim({ spec }: Claim, { subresource, work }: StrategyContext): FieldError[] {
  return subresource === "status" ? [] : validateDeviceClaim(spec.devices ?? {}, "spec.devices", work);
}

export function validateClaimUpdate(claim: Claim, old: Claim, { subresource }: StrategyContext): FieldError[] {
  return subresource === "status" ? validateClaimStatus(claim, old) : [];
}
