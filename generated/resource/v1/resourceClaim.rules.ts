// Generated from resource/v1/resourceClaim.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, forbidden, hiding, invalid, isSame } from "../../../runtime/schema/index.ts";
import { checkAllocatedDeviceStatus, checkAllocationResult } from "./allocation.rules.ts";
import { checkDeviceClaim } from "./deviceRequest.rules.ts";
import type * as types from "./resourceClaim.ts";

export const checkResourceClaim: RuleCheck<types.ResourceClaim> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(hiding([""], invalid("spec", self.spec, "field is immutable")));
  }
  if (old !== undefined && self.status?.allocation !== undefined && old?.status?.allocation !== undefined && !isSame(self.status?.allocation, old?.status?.allocation)) {
    errors.push(invalid("status.allocation", self.status?.allocation ?? null, "field is immutable"));
  }
  if (self.status?.allocation === undefined && self.status?.reservedFor?.length) {
    errors.push(forbidden("status.reservedFor", "may not be specified when `allocated` is not set"));
  }
  checkResourceClaimParts(self, old, findings);
};

export const checkResourceClaimParts: RuleCheck<types.ResourceClaim> = (self, old, findings) => {
  checkField(findings, checkResourceClaimSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkResourceClaimStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkResourceClaimSpec: RuleCheck<types.ResourceClaimSpec> = (self, old, findings) => {
  checkField(findings, checkDeviceClaim, { name: "devices", self: self.devices, old: old?.devices });
};

export const checkResourceClaimStatus: RuleCheck<types.ResourceClaimStatus> = (self, old, findings) => {
  checkField(findings, checkAllocationResult, { name: "allocation", self: self.allocation, old: old?.allocation });
  checkItems(findings, checkAllocatedDeviceStatus, { name: "devices", self: self.devices });
};
