// Generated from resource/v1beta1/resourceClaim.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { forbidden, invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./resourceClaim.ts";

export const checkResourceClaim: RuleCheck<types.ResourceClaim> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
  if (old !== undefined && self.status?.allocation !== undefined && old?.status?.allocation !== undefined && !isSame(self.status?.allocation, old?.status?.allocation)) {
    errors.push(invalid("status.allocation", self.status?.allocation ?? null, "field is immutable"));
  }
  if (self.status?.allocation === undefined && self.status?.reservedFor?.length) {
    errors.push(forbidden("status.reservedFor", "may not be specified when `allocated` is not set"));
  }
};
