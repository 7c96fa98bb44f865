// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, hiding, invalid, isSame } from "../../../runtime/schema/index.ts";
import { checkPodGroupResourceClaim, checkPodGroupSchedulingPolicy } from "./podGroup.rules.ts";
import type * as types from "./workload.ts";

export const checkWorkload: RuleCheck<types.Workload> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && old?.spec?.controllerRef !== undefined && !isSame(self.spec?.controllerRef, old?.spec?.controllerRef)) {
    errors.push(hiding([""], invalid("spec.controllerRef", self.spec?.controllerRef ?? null, "field is immutable")));
  }
  if (old !== undefined && !isSame(self.spec?.podGroupTemplates ?? [], old?.spec?.podGroupTemplates ?? [])) {
    errors.push(hiding([""], invalid("spec.podGroupTemplates", self.spec?.podGroupTemplates, "field is immutable")));
  }
  checkWorkloadParts(self, old, findings);
};

export const checkWorkloadParts: RuleCheck<types.Workload> = (self, old, findings) => {
  checkField(findings, checkWorkloadSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkWorkloadSpec: RuleCheck<types.WorkloadSpec> = (self, _old, findings) => {
  checkItems(findings, checkPodGroupTemplate, { name: "podGroupTemplates", self: self.podGroupTemplates });
};

export const checkPodGroupTemplate: RuleCheck<types.PodGroupTemplate> = (self, old, findings) => {
  checkField(findings, checkPodGroupSchedulingPolicy, {
    name: "schedulingPolicy",
    self: self.schedulingPolicy,
    old: old?.schedulingPolicy,
  });
  checkItems(findings, checkPodGroupResourceClaim, { name: "resourceClaims", self: self.resourceClaims });
};
