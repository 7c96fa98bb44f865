// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./resourcePoolStatusRequest.ts";

export const checkResourcePoolStatusRequest: RuleCheck<types.ResourcePoolStatusRequest> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
  if (old !== undefined && old?.status !== undefined && !isSame(self.status, old?.status)) {
    errors.push(invalid("status", self.status ?? null, "field is immutable"));
  }
};
