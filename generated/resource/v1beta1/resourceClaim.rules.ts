// Generated from resource/v1beta1/resourceClaim.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkAllocationResult } from "./allocation.rules.ts";
import type * as types from "./resourceClaim.ts";

export const checkResourceClaim: RuleCheck<types.ResourceClaim> = (self, old, findings) => {
  checkResourceClaimParts(self, old, findings);
};

export const checkResourceClaimParts: RuleCheck<types.ResourceClaim> = (self, old, findings) => {
  checkField(findings, checkResourceClaimStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkResourceClaimStatus: RuleCheck<types.ResourceClaimStatus> = (self, old, findings) => {
  checkField(findings, checkAllocationResult, { name: "allocation", self: self.allocation, old: old?.allocation });
};
