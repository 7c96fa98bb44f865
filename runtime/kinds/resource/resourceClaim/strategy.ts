import type { ResourceClaimSpec } from "../../../../generated/resource/v1/resourceClaim.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateDeviceClaim } from "../../rules/deviceClaim.ts";
import { checkClaimGrants } from "./grants.ts";

/** A claim of v1 or v1beta2, which have one shape. */
export interface Claim extends ApiObject {
  readonly spec: ResourceClaimSpec;
}

export const strategy: Pick<Strategy<Claim>, "validate" | "checkGrants"> = {
  validate: validateClaim,
  checkGrants: checkClaimGrants,
};

/** The paths are those of v1. */
export function validateClaim({ spec }: Claim, { subresource, work }: StrategyContext): FieldError[] {
  return subresource === "status" ? [] : validateDeviceClaim(spec.devices ?? {}, "spec.devices", work);
}
