// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, invalid, isSame, membersOf, required } from "../../../runtime/schema/index.ts";
import type * as types from "./podGroup.ts";

export const checkPodGroup: RuleCheck<types.PodGroup> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.podGroupTemplateRef, old?.spec?.podGroupTemplateRef)) {
    errors.push(invalid("spec.podGroupTemplateRef", self.spec?.podGroupTemplateRef ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.schedulingPolicy, old?.spec?.schedulingPolicy)) {
    errors.push(invalid("spec.schedulingPolicy", self.spec?.schedulingPolicy, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.schedulingConstraints, old?.spec?.schedulingConstraints)) {
    errors.push(invalid("spec.schedulingConstraints", self.spec?.schedulingConstraints ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.resourceClaims ?? [], old?.spec?.resourceClaims ?? [])) {
    errors.push(invalid("spec.resourceClaims", self.spec?.resourceClaims ?? [], "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.disruptionMode, old?.spec?.disruptionMode)) {
    errors.push(invalid("spec.disruptionMode", self.spec?.disruptionMode ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.priorityClassName ?? "", old?.spec?.priorityClassName ?? "")) {
    errors.push(invalid("spec.priorityClassName", self.spec?.priorityClassName ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.priority, old?.spec?.priority)) {
    errors.push(invalid("spec.priority", self.spec?.priority ?? null, "field is immutable"));
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

export const checkPodGroupSchedulingPolicy: RuleCheck<types.PodGroupSchedulingPolicyFields> = (self, old, findings) => {
  const { errors } = findings;
  if (self.basic === undefined && self.gang === undefined) {
    errors.push(invalid("", "", "must specify one of: `basic`, `gang`"));
  }
  if (self.basic !== undefined && self.gang !== undefined) {
    errors.push(invalid("", `{${membersOf(self, ["basic", "gang"]).join(", ")}}`, "must specify exactly one of: `basic`, `gang`"));
  }
  checkField(findings, checkGangSchedulingPolicy, { name: "gang", self: self.gang, old: old?.gang });
};

export const checkGangSchedulingPolicy: RuleCheck<types.GangSchedulingPolicy> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.minCount) errors.push(required("minCount"));
  if (self.minCount && (self.minCount ?? 0) < 1) {
    errors.push(invalid("minCount", self.minCount, "must be greater than or equal to 1"));
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
