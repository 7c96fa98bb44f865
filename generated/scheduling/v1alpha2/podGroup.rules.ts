// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, invalid, isSame, membersOf } from "../../../runtime/schema/index.ts";
import type * as types from "./podGroup.ts";

export const checkPodGroup: RuleCheck<types.PodGroup> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.podGroupTemplateRef, old?.spec?.podGroupTemplateRef)) {
    errors.push(invalid("spec.podGroupTemplateRef", self.spec?.podGroupTemplateRef ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.schedulingPolicy, old?.spec?.schedulingPolicy)) {
    errors.push(invalid("spec.schedulingPolicy", self.spec?.schedulingPolicy, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.resourceClaims ?? [], old?.spec?.resourceClaims ?? [])) {
    errors.push(invalid("spec.resourceClaims", self.spec?.resourceClaims ?? [], "field is immutable"));
  }
  checkPodGroupParts(self, old, findings);
};

export const checkPodGroupParts: RuleCheck<types.PodGroup> = (self, old, findings) => {
  checkField(findings, checkPodGroupSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPodGroupSpec: RuleCheck<types.PodGroupSpec> = (self, old, findings) => {
  checkField(findings, checkPodGroupTemplateReference, {
    name: "podGroupTemplateRef",
    self: self.podGroupTemplateRef,
    old: old?.podGroupTemplateRef,
  });
  checkField(findings, checkPodGroupSchedulingPolicy, {
    name: "schedulingPolicy",
    self: self.schedulingPolicy,
    old: old?.schedulingPolicy,
  });
  checkItems(findings, checkPodGroupResourceClaim, { name: "resourceClaims", self: self.resourceClaims });
};

export const checkPodGroupTemplateReference: RuleCheck<types.PodGroupTemplateReference> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.workload == null) errors.push(invalid("", "", "must specify one of: `workload`"));
};

export const checkPodGroupSchedulingPolicy: RuleCheck<types.PodGroupSchedulingPolicyFields> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.basic === undefined && self.gang === undefined) {
    errors.push(invalid("", "", "must specify one of: `basic`, `gang`"));
  }
  if (self.basic !== undefined && self.gang !== undefined) {
    errors.push(invalid("", `{${membersOf(self, ["basic", "gang"]).join(", ")}}`, "must specify exactly one of: `basic`, `gang`"));
  }
};

export const checkPodGroupResourceClaim: RuleCheck<types.PodGroupResourceClaimFields> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.resourceClaimName === undefined && self.resourceClaimTemplateName === undefined) {
    errors.push(invalid("", "", "must specify one of: `resourceClaimName`, `resourceClaimTemplateName`"));
  }
  if (self.resourceClaimName !== undefined && self.resourceClaimTemplateName !== undefined) {
    errors.push(invalid("", `{${membersOf(self, ["resourceClaimName", "resourceClaimTemplateName"]).join(", ")}}`, "must specify exactly one of: `resourceClaimName`, `resourceClaimTemplateName`"));
  }
};
