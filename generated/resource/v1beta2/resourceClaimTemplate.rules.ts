// Generated from resource/v1beta2/resourceClaimTemplate.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./resourceClaimTemplate.ts";

export const checkResourceClaimTemplate: RuleCheck<types.ResourceClaimTemplate> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
};
