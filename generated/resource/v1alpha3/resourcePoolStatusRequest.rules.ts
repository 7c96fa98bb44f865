// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, hiding, invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./resourcePoolStatusRequest.ts";

export const checkResourcePoolStatusRequest: RuleCheck<types.ResourcePoolStatusRequest> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(hiding([""], invalid("spec", self.spec, "field is immutable")));
  }
  if (old !== undefined && old?.status !== undefined && !isSame(self.status, old?.status)) {
    errors.push(invalid("status", self.status ?? null, "field is immutable"));
  }
  checkResourcePoolStatusRequestParts(self, old, findings);
};

export const checkResourcePoolStatusRequestParts: RuleCheck<types.ResourcePoolStatusRequest> = (self, old, findings) => {
  checkField(findings, checkResourcePoolStatusRequestSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkResourcePoolStatusRequestSpec: RuleCheck<types.ResourcePoolStatusRequestSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.limit !== undefined && self.limit < 1) {
    errors.push(invalid("limit", self.limit ?? null, "must be greater than or equal to 1"));
  }
  if (self.limit !== undefined && self.limit > 1000) {
    errors.push(invalid("limit", self.limit ?? null, "must be less than or equal to 1000"));
  }
};
