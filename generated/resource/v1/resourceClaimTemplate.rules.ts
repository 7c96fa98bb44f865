// Generated from resource/v1/resourceClaimTemplate.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid, isSame } from "../../../runtime/schema/index.ts";
import { checkResourceClaimSpec } from "./resourceClaim.rules.ts";
import type * as types from "./resourceClaimTemplate.ts";

export const checkResourceClaimTemplate: RuleCheck<types.ResourceClaimTemplate> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
  checkResourceClaimTemplateParts(self, old, findings);
};

export const checkResourceClaimTemplateParts: RuleCheck<types.ResourceClaimTemplate> = (self, old, findings) => {
  checkField(findings, checkResourceClaimTemplateSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkResourceClaimTemplateSpec: RuleCheck<types.ResourceClaimTemplateSpec> = (self, old, findings) => {
  checkField(findings, checkResourceClaimSpec, { name: "spec", self: self.spec, old: old?.spec });
};
