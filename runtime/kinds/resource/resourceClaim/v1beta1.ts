import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import type { ResourceClaim as OldClaim } from "../../../../generated/resource/v1beta1/resourceClaim.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { newClaim, oldClaim } from "../../rules/devices/deviceRequestV1beta1.ts";
import { checkClaimGrants } from "./grants.ts";
import type { Claim } from "./status.ts";
import { prepareForUpdate, validateClaim, validateClaimUpdate } from "./strategy.ts";

export const strategy: Strategy<OldClaim> = {
  fromStorage,
  toStorage,
  prepareForUpdate,
  validate: (claim, context) => validateClaim(newForm(claim), context),
  validateUpdate: (claim, old, context) => validateClaimUpdate(newForm(claim), newForm(old), context),
  checkGrants: checkClaimGrants,
};

function fromStorage(stored: ApiObject): OldClaim {
  const { apiVersion: _, ...claim } = stored as ResourceClaim;
  return { ...claim, spec: { ...claim.spec, devices: oldClaim(claim.spec.devices ?? {}) } };
}

function toStorage({ apiVersion: _, ...claim }: OldClaim): ResourceClaim {
  return newForm(claim);
}

function newForm(claim: Omit<OldClaim, "apiVersion">): Omit<Claim, "apiVersion"> & ResourceClaim {
  return { ...claim, spec: { ...claim.spec, devices: newClaim(claim.spec.devices ?? {}) } };
}
